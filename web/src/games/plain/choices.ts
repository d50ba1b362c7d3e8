// The legal moves of any game as choices: their texts, groups and search.
import type { Text } from '../../words/translate';

/** A legal move of any game. */
export interface PlainMove {
  code: number;
  move: { move: string };
  label: Text;
  preview: unknown;
}

export interface Choice {
  code: number;
  /** The kind of the move. */
  kind: string;
  text: string;
  /** What it would do: the texts of its preview. */
  means: string[];
  /** The fields of the move as data attributes, by which hints and lessons find the button (glow.ts). */
  data: Record<`data-${string}`, string>;
}

export interface ChoiceGroup {
  kind: string;
  choices: Choice[];
}

export function choiceOf({ code, move, label, preview }: PlainMove, say: (text: Text) => string): Choice {
  return { code, kind: move.move, text: say(label), means: sentencesIn(preview).map(say), data: dataOf(move) };
}

/** One group for every kind of move, in order of first appearance. */
export function groupsOf(choices: readonly Choice[]): ChoiceGroup[] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) groups.set(choice.kind, [...(groups.get(choice.kind) ?? []), choice]);
  return [...groups].map(([kind, some]) => ({ kind, choices: some }));
}

/** The choices that contain every typed word, ignoring case and accents. */
export function matching(choices: readonly Choice[], typed: string): Choice[] {
  const wanted = simplify(typed).split(/\s+/).filter(Boolean);
  return choices.filter(({ text, means }) => {
    const words = simplify([text, ...means].join(' '));
    return wanted.every((word) => words.includes(word));
  });
}

const simplify = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase();

/** The texts among the fields of a preview; the other fields are for a game's own board. */
function sentencesIn(preview: unknown): Text[] {
  return typeof preview === 'object' && preview !== null ? Object.values(preview).filter(isText) : [];
}

const isText = (value: unknown): value is Text =>
  typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string' && 'args' in value;

const dataOf = (move: object): Choice['data'] =>
  Object.fromEntries(
    Object.entries(move)
      .filter((field): field is [string, string | number] => ['string', 'number'].includes(typeof field[1]))
      .map(([name, value]) => [`data-${name.replaceAll('_', '-')}`, String(value)]),
  );
