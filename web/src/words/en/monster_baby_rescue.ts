// The words on the board of Monster Baby Rescue.
const plural = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;

export const words = {
  place: (name: string, names: string[]) => (names.length ? `${name}: ${names.join(', then ')}` : `${name}, nobody`),
  tile: (position: number, title: string, text: string, price: number, free: boolean) =>
    `${position}: ${title}. ${text}. ${free ? 'Free' : `Walk ${plural(price, 'place')}`}`,
  pile: (n: number) => (n ? `${plural(n, 'tile')} in the pile` : 'The pile is empty'),
  goal: (text: string, points: number, owner: string | null) =>
    `${text}: ${plural(points, 'point')}${owner ? `, taken by ${owner}` : ''}`,
  nth: ['1st', '2nd', '3rd', '4th', '5th'],
  hearts: (n: number, waiting: number) => `${plural(n, 'heart')}${waiting ? `, ${waiting} more with a diamond` : ''}`,
  lines: (n: number) => plural(n, 'line'),
  proposal: (title: string, steps: number, place: string) => `${title}: walk ${plural(steps, 'place')} to ${place}?`,
  points: (n: number) => (n ? ` ${n > 0 ? '+' : ''}${plural(n, 'point')}.` : ''),
};
