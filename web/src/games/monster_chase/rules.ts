import type { Rules } from '../board';

export default {
  goal: 'monster-chase.rules.goal',
  sections: [
    {
      title: 'monster-chase.rules.before-you-begin',
      rules: [
        { ids: ['MC-03', 'MC-06'], text: 'monster-chase.rules.MC-03' },
        { ids: ['MC-04'], text: 'monster-chase.rules.MC-04' },
        { ids: ['MC-05', 'MC-07', 'MC-09'], text: 'monster-chase.rules.MC-05' },
      ],
    },
    {
      title: 'monster-chase.rules.your-turn',
      rules: [
        { ids: ['MC-10', 'MC-R28'], text: 'monster-chase.rules.MC-10' },
        { ids: ['MC-11'], text: 'monster-chase.rules.MC-11' },
        { ids: ['MC-12', 'MC-R30'], text: 'monster-chase.rules.MC-12' },
        { ids: ['MC-13', 'MC-R1'], text: 'monster-chase.rules.MC-13' },
        { ids: ['MC-14', 'MC-R9'], text: 'monster-chase.rules.MC-14' },
        { ids: ['MC-16', 'MC-R2'], text: 'monster-chase.rules.MC-16' },
        { ids: ['MC-17', 'MC-18', 'MC-20', 'MC-R8'], text: 'monster-chase.rules.MC-17' },
        { ids: ['MC-15', 'MC-19', 'MC-10'], text: 'monster-chase.rules.MC-15' },
        { ids: ['MC-R29'], text: 'monster-chase.rules.MC-R29' },
      ],
    },
    {
      title: 'monster-chase.rules.how-it-ends',
      rules: [
        { ids: ['MC-01', 'MC-02', 'MC-21', 'MC-R3'], text: 'monster-chase.rules.MC-01' },
        { ids: ['MC-22', 'MC-R7'], text: 'monster-chase.rules.MC-22' },
        { ids: ['MC-23', 'MC-R4'], text: 'monster-chase.rules.MC-23' },
      ],
    },
    {
      title: 'monster-chase.rules.easy-for-the-very-young',
      rules: [
        { ids: ['MC-24', 'MC-25', 'MC-R33'], text: 'monster-chase.rules.MC-24' },
        { ids: ['MC-26', 'MC-27', 'MC-R31'], text: 'monster-chase.rules.MC-26' },
        { ids: ['MC-R29'], text: 'monster-chase.rules.MC-R29-2' },
      ],
    },
    {
      title: 'monster-chase.rules.monsters-in-a-pack',
      rules: [
        { ids: ['MC-28', 'MC-29', 'MC-R10'], text: 'monster-chase.rules.MC-28' },
        { ids: ['MC-30', 'MC-R12'], text: 'monster-chase.rules.MC-30' },
        { ids: ['MC-31', 'MC-R14'], text: 'monster-chase.rules.MC-31' },
      ],
    },
    {
      title: 'monster-chase.rules.sock-and-sheet-monster',
      rules: [
        { ids: ['MC-32', 'MC-R15'], text: 'monster-chase.rules.MC-32' },
        { ids: ['MC-33', 'MC-R18', 'MC-R19'], text: 'monster-chase.rules.MC-33' },
        { ids: ['MC-35', 'MC-36', 'MC-R20'], text: 'monster-chase.rules.MC-35' },
        { ids: ['MC-37', 'MC-38', 'MC-R22'], text: 'monster-chase.rules.MC-37' },
      ],
    },
    {
      title: 'monster-chase.rules.fearless-hunters',
      rules: [
        { ids: ['MC-39', 'MC-R26', 'MC-R42'], text: 'monster-chase.rules.MC-39' },
        { ids: ['MC-40'], text: 'monster-chase.rules.MC-40' },
        { ids: ['MC-R16', 'MC-R17'], text: 'monster-chase.rules.MC-R16' },
      ],
    },
  ],
} satisfies Rules;
