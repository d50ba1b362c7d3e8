// Arms, feet, paws, claws and wings.
import { shadeOf } from '../palette';
import { blob, joint, line, oval, solid, tube, type Finish } from '../pen';

export type Pose = 'down' | 'up' | 'out' | 'hug';
const REACH: Record<Pose, { to: readonly [number, number]; bend: readonly [number, number] }> = {
  down: { to: [20, 34], bend: [24, 8] },
  up: { to: [26, -34], bend: [30, 4] },
  out: { to: [34, 4], bend: [18, 12] },
  hug: { to: [-6, 26], bend: [22, 20] },
};

/** An arm from the shoulder (x, y); side -1 is left. */
export function arm(x: number, y: number, side: -1 | 1, colour: string, pose: Pose = 'down'): string {
  const { to, bend } = REACH[pose];
  return joint(
    x,
    y,
    side < 0 ? 'arm left' : 'arm right',
    tube(`M${x} ${y}q${side * bend[0]} ${bend[1]} ${side * to[0]} ${to[1]}`, colour, 15, 5.5),
  );
}

export const foot = (x: number, y: number, colour: string, finish: Finish = {}): string =>
  solid(blob([[x - 20, y + 10], [x - 18, y - 6], [x, y - 13], [x + 18, y - 6], [x + 21, y + 10], [x, y + 13]]), colour, { w: 6, glint: false, ...finish }) + // prettier-ignore
  line(`M${x - 7} ${y + 11}v-7M${x + 7} ${y + 11}v-7`, { w: 4 });

export const pawFoot = (x: number, y: number, colour: string): string =>
  solid(oval(x, y, 19, 14), colour, { w: 6, glint: false }) +
  line(`M${x - 6} ${y + 12}v-7M${x + 6} ${y + 12}v-7`, { w: 4 });

export function claws(x: number, y: number, colour: string): string {
  const d = `M${x} ${y - 18}V${y}M${x} ${y - 2}l-15 11M${x} ${y - 2}v13M${x} ${y - 2}l15 11`;
  return line(d, { w: 17 }) + line(d, { w: 7, line: colour });
}

export const wing = (colour: string): string =>
  solid(blob('0 14, 6 -16, 34 -44, 52 -40, 50 -20, 56 -4, 42 0, 36 14, 22 10, 10 22', 0.85), colour, {
    w: 6,
    glint: false,
    inside: line('M6 8Q18 -14 46 -36M12 10Q26 0 46 -6', { w: 3.5, line: shadeOf(colour) }),
  });
