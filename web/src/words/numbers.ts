// Numbers with a minus sign instead of a hyphen: a hyphen is too short, and a line may break after it.
export const withMinus = (n: number): string => (n < 0 ? `−${-n}` : String(n));

export const withSign = (n: number): string => (n > 0 ? `+${n}` : withMinus(n));
