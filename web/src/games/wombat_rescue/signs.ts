import type { Stop } from '../../border/wombat_rescue';

/** Why a line ends on a space: signs in a circle of radius 7. */
export const SIGNS: Record<Exclude<Stop, ''>, string> = {
  food: 'M0 5C-5 2-4-3 0-5C4-3 5 2 0 5ZM0 5V-2',
  cube: 'M-4-2L0-4.500L4-2V3L0 5.500L-4 3ZM-4-2L0 .5L4-2M0 .5V5',
  baby: 'M0 4.500C-6 .5-4.500-4-1.800-3.500Q-.3-3.200 0-1.500Q.3-3.200 1.800-3.500C4.500-4 6 .5 0 4.500Z',
  dingo: 'M-5-5L-2-2H2L5-5L4 2L0 5L-4 2Z',
  home: 'M-5 4V0A5 5 0 0 1 5 0V4ZM-2 4V1.500A2 2 0 0 1 2 1.500V4',
  edge: 'M4-5V5M-5 0H1M-1.500-2.500L1 0L-1.500 2.500',
  outside: 'M-2.300-2.300A2.400 2.400 0 1 1 .8 .2Q0 .8 0 2M0 4.600V4.800',
  boulder: 'M-5 4Q-5-3-1-4Q4-4 5 4Z',
  lead: 'M-5-4V4M5-4V4M-2.500 0H2.500',
  'push-limit': 'M-5-3L-2 0L-5 3M0-3L3 0L0 3M5-4V4',
  'pushed-stop': 'M-5-3L-2 0L-5 3M0-3L3 0L0 3M5-4V4',
};
