// The answer about a thing: first the table's own things, then those of the game.
import { addressOf } from '../routing/addresses';
import type { Component } from 'svelte';
import type { IconName } from '../art/icons';
import type { SeatLine } from '../games/board';
import { topicOf, type Answer, type Asker, type Explains, type PictureProps } from '../games/explains';
import { FROM_TABLE } from '../rules/from_table';
import { lookUp, t } from '../words';
import { tableAnswer } from './table_answers';

/** What the sheet of a thing shows. */
export interface AnswerContent {
  name: string;
  means: string;
  now: readonly string[];
  /** The address of its sentence on the rules page. */
  href: string | null;
  picture: { icon: IconName } | { Picture: Component<PictureProps>; props: PictureProps };
  /** The game does not explain it. */
  unknown?: true;
}

export interface AnswerContext {
  /** Undefined while it is loading, null for a game that explains nothing. */
  explains: Explains | null | undefined;
  asker: Asker | null;
  game: string;
  line: (seat: number) => SeatLine;
}

export const ruleKey = (game: string, rule: string): string => `${game}.rules.${rule}`;

export const meaningOf = (game: string, { means, rule }: Answer): string => means ?? lookUp(ruleKey(game, rule));

export function answerOf(ask: string, { explains, asker, game, line }: AnswerContext): AnswerContent | null {
  const ours = tableAnswer(ask, { names: asker?.names ?? [], line });
  if (ours)
    return { name: ours.name, means: ours.means ?? '', now: ours.now ?? [], href: null, picture: { icon: ours.icon } };
  const { kind, id } = topicOf(ask);
  const found = asker && explains?.about[kind]?.(id, asker);
  if (explains === undefined) return null;
  if (!found || !explains) return unknown(game);
  return {
    name: capital(found.name),
    means: meaningOf(game, found),
    now: (found.now ?? []).map(capital),
    href: addressOf(`/rules/${game}${FROM_TABLE}#${found.rule}`),
    picture: { Picture: explains.Picture, props: { kind, id, view: asker.view } },
  };
}

/** With a capital first letter, as the beginning of a line. */
export const capital = (name: string): string => name.charAt(0).toLocaleUpperCase() + name.slice(1);

const unknown = (game: string): AnswerContent => ({
  name: t('ask.button'),
  means: t('ask.unknown'),
  now: [],
  href: addressOf(`/rules/${game}`),
  picture: { icon: 'question' },
  unknown: true,
});
