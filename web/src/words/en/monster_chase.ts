// The words on the board of Monster Chase.
export const words = {
  left: (n: number) => `${n} ${n === 1 ? 'second' : 'seconds'} left to look`,
  more: (n: number) => (n === 1 ? 'one more miss and a new monster comes' : `${n} more misses and a new monster comes`),
};
