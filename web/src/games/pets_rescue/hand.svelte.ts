// A prepared choice: a highlighted line, a card in hand and how it is turned, cards selected to be given.
import { t, translate } from '../../words';
import type { Proposal } from '../board';
import { better, type Moves, type WayChoice } from './moves';
import { petList, petsOf } from './phrases';
import type { CardSeen, Cell, LineSeen, OfferSeen, AnyMove, PetsView, Placed, Way } from '../../border/pets_rescue';
import { nth } from '../../assert';

export class Hand {
  pointed = $state.raw<LineSeen | null>(null);
  /** The origin of the card in hand: `2.3` of the grid, `offer.1`, `gift` or `start`. */
  from = $state<string | null>(null);
  card = $state.raw<CardSeen | null>(null);
  way = $state<Way | null>(null);
  /** Positions selected to be given or offered. */
  laid = $state.raw<ReadonlySet<number>>(new Set());
  /** The proposal for the prompt bar; a function, so that it follows the language. */
  asks = $state.raw<(() => Proposal) | null>(null);

  constructor(
    private readonly play: (code: number) => void,
    private readonly now: () => { view: PetsView; moves: Moves; names: string[]; sent: AnyMove | null },
  ) {}

  /** Cancels the choice. */
  empty(): void {
    this.pointed = null;
    this.from = this.card = this.way = null;
    this.laid = new Set();
    this.asks = null;
  }

  /** Shows a move that is on its way as it was chosen. */
  keep(move: AnyMove): void {
    const { view } = this.now();
    if (move.move === 'line') this.pointed = { line: move.line, number: move.number };
    else if (move.move === 'take' || move.move === 'swap') {
      const cell = view.grid.find(({ row, column }) => row === move.row && column === move.column);
      if (cell?.card) this.take(cell.card, `${move.row}.${move.column}`);
    } else if (move.move === 'accept') {
      const offer = view.offering?.offers.find((one) => one.offer === move.offer);
      if (offer) this.take(offer.card, `offer.${offer.offer}`);
    } else if (move.move === 'give' || move.move === 'offer') this.laid = new Set([move.position]);
    else if (move.move === 'offer-two') this.laid = new Set([move.one, move.two]);
  }

  /** Is a move on its way? Then nothing else is chosen, and for `other` the table says why. */
  #waits(other?: AnyMove): boolean {
    const { sent, moves } = this.now();
    const code = sent && other && moves.code(other);
    if (typeof code === 'number') this.play(code);
    return sent !== null;
  }

  // Lines

  point(line: LineSeen | null): void {
    const { moves, sent } = this.now();
    if (!sent && moves.lines().length) this.pointed = line;
  }

  /** Proposes a line; if `sure`, picks it at once. */
  pickLine(line: LineSeen, sure: boolean): void {
    const { view, moves } = this.now();
    const code = moves.code({ move: 'line', ...line });
    if (code === undefined || this.#waits({ move: 'line', ...line })) return;
    if (sure) return this.play(code);
    this.card = null;
    this.pointed = line;
    const cards = view.grid.filter((cell) => cell[line.line] === line.number).map(({ card }) => card?.name ?? '');
    this.asks = () => ({
      text: t(`pets-rescue.pick-line.${line.line}`, { n: line.number }),
      detail: t('pets-rescue.pick-detail', { cards }),
      button: t('pets-rescue.pick'),
      press: () => this.play(code),
      cancel: () => this.empty(),
    });
  }

  // Placing a card

  /** Both ways of the card in hand. */
  get ways(): WayChoice[] {
    const move = this.from === null ? null : moveFrom(this.from, this.now().view);
    return move ? this.now().moves.ways(move) : [];
  }

  take(card: CardSeen, from: string): void {
    this.card = card;
    this.from = from;
    this.way = null;
    const best = better(this.ways);
    if (best) this.turn(best);
    else this.asks = null;
  }

  /** Turns the card; pressing its current way places it. */
  turn(choice: WayChoice): void {
    if (!choice.legal || this.way === choice.way) return this.play(choice.code);
    this.way = choice.way;
    const { card, from } = this;
    if (!card) return;
    this.asks = () => ({
      text: t(`pets-rescue.question.${choice.way}`, { name: card.name }),
      detail: choice.way === 'upright' ? translate(card.says) : t('pets-rescue.moves-in', { pets: petsOf(card) }),
      button: t('pets-rescue.place-it'),
      press: () => this.play(choice.code),
      ...(from === 'gift' || from === 'start' ? {} : { cancel: () => this.empty() }),
    });
  }

  /** A press on a card of the grid: takes it in hand if that is legal, otherwise the server refuses. */
  press(cell: Cell): void {
    const { view, moves } = this.now();
    if (!cell.card) return;
    const kind = view.phase === 'swap' ? 'swap' : 'take';
    const at = { move: kind, row: cell.row, column: cell.column } as const;
    const move: AnyMove = { ...at, way: 'sideways' };
    if (this.#waits(move)) return;
    if (moves.can(move) || moves.can({ ...at, way: 'upright' }))
      return this.take(cell.card, `${cell.row}.${cell.column}`);
    if (moves.lines().length) {
      this.pickLine(this.#nextLine(cell), false);
      this.card = cell.card; // shown while the refusal comes
      return;
    }
    const mine = view.seat !== null && view.active === view.seat;
    const code = moves.code(move);
    if (mine && code !== undefined && (view.phase === 'card' || view.phase === 'swap')) return this.play(code);
    this.look(cell.card);
  }

  /** A card stands first for its row, then for its column. */
  #nextLine(cell: Cell): LineSeen {
    const row: LineSeen = { line: 'row', number: cell.row };
    return this.pointed?.line === 'row' && this.pointed.number === cell.row
      ? { line: 'column', number: cell.column }
      : row;
  }

  accept(offer: OfferSeen): void {
    if (this.#waits({ move: 'accept', offer: offer.offer, way: 'sideways' })) return;
    this.take(offer.card, `offer.${offer.offer}`);
  }

  /** Shows a card without choosing it. */
  look(card: CardSeen): void {
    if (this.#waits()) return;
    const same = this.card?.id === card.id && this.from === null;
    this.empty();
    if (!same) this.card = card;
  }

  // Giving cards

  lay(placed: Placed): void {
    const { view, moves, names } = this.now();
    const { position } = placed;
    if (this.#waits({ move: view.phase === 'gift' ? 'give' : 'offer', position })) return;
    if (view.phase === 'gift') {
      const code = moves.code({ move: 'give', position });
      if (code === undefined || !moves.can({ move: 'give', position }))
        return code === undefined ? undefined : this.play(code);
      const to = names[view.passing?.receiver ?? 0] ?? '';
      return this.#offerUp([placed], code, () => ({
        text: t('pets-rescue.pass-ask', { card: placed.card.name, to }),
        button: t('pets-rescue.pass-give'),
      }));
    }
    if (moves.of('offer-two').length) return this.#layTwo(placed);
    const code = moves.code({ move: 'offer', position });
    const to = this.#owner();
    if (code !== undefined)
      this.#offerUp([placed], code, () => ({
        text: t('pets-rescue.offer-ask', { cards: placed.card.name, to }),
        button: t('pets-rescue.offer-it'),
      }));
  }

  #owner(): string {
    const { view, names } = this.now();
    return names[view.offering?.owner ?? 0] ?? '';
  }

  #layTwo(placed: Placed): void {
    const { view, moves } = this.now();
    const laid = this.laid.has(placed.position)
      ? [...this.laid].filter((one) => one !== placed.position)
      : [...this.laid, placed.position].slice(-2);
    const cards = nth(view.shelters, view.seat ?? 0).cards.filter(({ position }) => laid.includes(position));
    const [one, two] = laid.sort((a, b) => a - b);
    this.laid = new Set(laid);
    const both = one !== undefined && two !== undefined;
    const code = both ? moves.code({ move: 'offer-two', one, two }) : undefined;
    if (code === undefined) {
      this.asks = null;
      return;
    }
    const to = this.#owner();
    this.#offerUp(cards, code, () => ({
      text: t('pets-rescue.offer-ask', { cards: cards.map(({ card }) => card.name), to }),
      button: t('pets-rescue.offer-them'),
    }));
  }

  #offerUp(cards: Placed[], code: number, words: () => { text: string; button: string }): void {
    this.laid = new Set(cards.map(({ position }) => position));
    this.asks = () => ({
      ...words(),
      detail: cards.map(({ card, way }) => (way === 'upright' ? translate(card.says) : petList(card))).join(' · '),
      press: () => this.play(code),
      cancel: () => this.empty(),
    });
  }
}

function moveFrom(from: string, view: PetsView): ((way: Way) => AnyMove) | null {
  if (from === 'gift') return (way) => ({ move: 'place', way });
  if (from === 'start') return (way) => ({ move: 'start', way });
  const [a, b] = from.split('.');
  if (a === 'offer') return (way) => ({ move: 'accept', offer: Number(b), way });
  const kind = view.phase === 'swap' ? 'swap' : 'take';
  return (way) => ({ move: kind, row: Number(a), column: Number(b), way });
}
