// The HTTP part of docs/protocol.md. Whatever is not done is thrown as `Refused`, with a sentence that can be told.
import type { PlainKey } from '../words';
import type {
  Analysis,
  LookingBack,
  BellHouse,
  BellOff,
  BellTrial,
  BellTried,
  Box,
  CardKept,
  CardNow,
  CodeLeads,
  Examined,
  Examining,
  FileCheck,
  HookTrial,
  HookTried,
  HouseRules,
  Join,
  Joined,
  MoveEntry,
  NewBell,
  NewCard,
  NewHook,
  NewLesson,
  NewTable,
  OwnBox,
  Refusal,
  Replay,
} from '../border/protocol';
import { house } from '../house';
import { parsed } from '../sure';

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

/** What the client itself does not do. */
export const refusalOf = (code: string, key: PlainKey): Refusal => ({ code, rule: '', said: { key, args: {} } });

/** Why something failed, as far as people can be told. */
export const refusalIn = (why: unknown): Refusal =>
  why instanceof Refused ? why.refusal : refusalOf('unreachable', 'link.unreachable');

export async function request(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await house.request(path, init);
  } catch {
    throw new Refused(refusalOf('unreachable', 'link.unreachable'));
  }
  if (!response.ok) throw new Refused(await answered(response));
  return response;
}

async function answered(response: Response): Promise<Refusal> {
  try {
    return await json<Refusal>(response);
  } catch {
    return refusalOf(`http-${response.status}`, 'link.unreachable');
  }
}

const json = async <T>(response: Response): Promise<T> => parsed(await response.text());

const get = async <T>(path: string): Promise<T> => json(await request(path));

const send = (method: string, path: string, body: unknown, signal?: AbortSignal): Promise<Response> =>
  request(path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });

const post = (path: string, body: unknown, signal?: AbortSignal): Promise<Response> => send('POST', path, body, signal);
const put = (path: string, body: unknown): Promise<Response> => send('PUT', path, body);

let shelf: Promise<Box[]> | undefined;

/** The boxes on the shelf. Asked once; asked again after a failure. */
export function boxes(): Promise<Box[]> {
  shelf ??= get<Box[]>('/games').catch((why: unknown) => {
    shelf = undefined;
    throw why;
  });
  return shelf;
}

export async function box(game: string): Promise<Box> {
  const found = (await boxes()).find(({ name }) => name === game);
  if (!found) throw new Refused(refusalOf('no-such-game', 'shelf.no-such-game'));
  return found;
}

/** How this house is run: how long it keeps tables, and who to ask. */
export const houseRules = (): Promise<HouseRules> => get('/house');

export const moveTable = (game: string): Promise<MoveEntry[]> => get(`/games/${game}/moves`);

/** What is wrong with a file for an option, and what is allowed but unusual. */
export const checkFile = async (game: string, option: string, text: string): Promise<FileCheck> =>
  json(await post(`/games/${game}/check`, { option, text }));

/** Is a box or a board of one's own fair? Takes up to a minute, and tells meanwhile how far it has come. */
export async function balanceOf(
  game: string,
  own: OwnBox,
  signal: AbortSignal,
  told: (far: Examining) => void,
): Promise<Examined> {
  const response = await post(`/games/${game}/balance/told`, own, signal);
  for await (const line of linesOf(response)) {
    const far = parsed<Examining>(line);
    if (far.examined) return far.examined;
    if (far.refusal) throw new Refused(far.refusal);
    told(far);
  }
  throw new Refused(refusalOf('unreachable', 'link.unreachable'));
}

export const makeTable = async (wish: NewTable): Promise<Joined> => json(await post('/tables', wish));

/** A table at which somebody is taught. */
export const makeLesson = async (wish: NewLesson): Promise<Joined> => json(await post('/lessons', wish));

export const joinTable = async (table: string, wish: Join): Promise<Joined> =>
  json(await post(`/tables/${encodeURIComponent(table)}/join`, wish));

/** The table to which a short code leads. */
export const tryCode = async (code: string): Promise<CodeLeads> => json(await post('/codes', { code }));

// Family cards: what is in them only family/seal.ts can read

export const readCard = (place: string): Promise<CardNow> => get(`/cards/${place}`);

export const writeCard = async (place: string, card: NewCard): Promise<CardKept> =>
  json(await put(`/cards/${place}`, card));

export const dropCard = async (place: string): Promise<void> => {
  await request(`/cards/${place}`, { method: 'DELETE', headers: { 'Content-Type': 'application/json' } });
};

// Bells: to hear that it is one's turn

export const bellHouse = (): Promise<BellHouse> => get('/bell');

export const setBell = async (table: string, bell: NewBell): Promise<void> => {
  await put(`/tables/${encodeURIComponent(table)}/bell`, bell);
};

export const bellOff = async (table: string, wish: BellOff): Promise<void> => {
  await post(`/tables/${encodeURIComponent(table)}/bell/off`, wish);
};

export const ringTrial = async (wish: BellTrial): Promise<BellTried> => json(await post('/bell/trial', wish));

// Web hooks: an address of one's own that is called instead

export const setHook = async (table: string, hook: NewHook): Promise<void> => {
  await put(`/tables/${encodeURIComponent(table)}/hook`, hook);
};

export const hookOff = async (table: string, wish: BellOff): Promise<void> => {
  await post(`/tables/${encodeURIComponent(table)}/hook/off`, wish);
};

export const tryHook = async (table: string, wish: HookTrial): Promise<HookTried> =>
  json(await post(`/tables/${encodeURIComponent(table)}/hook/trial`, wish));

/** The record file of a finished game. */
export const recordOf = async (table: string, round: number): Promise<Blob> =>
  (await request(`/tables/${encodeURIComponent(table)}/games/${round}/record`)).blob();

/** What decided a finished game. Takes some seconds the first time, and tells meanwhile how far it has come. */
export async function turningPointsOf(
  table: string,
  round: number,
  signal: AbortSignal,
  told: (far: LookingBack) => void,
): Promise<Analysis> {
  const response = await request(`/tables/${encodeURIComponent(table)}/games/${round}/moments/told`, { signal });
  for await (const line of linesOf(response)) {
    const far = parsed<LookingBack>(line);
    if (far.analysis) return far.analysis;
    if (far.refusal) throw new Refused(far.refusal);
    told(far);
  }
  throw new Refused(refusalOf('unreachable', 'link.unreachable'));
}

/** An answer line by line, as it comes. */
export async function* linesOf(response: Response): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let begun = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const lines = (begun + part.value).split('\n');
    begun = lines.pop() ?? '';
    yield* lines;
  }
  if (begun) yield begun;
}

/** Puts a record file on a table of its own. */
export const layOutRecord = async (file: string): Promise<Joined> =>
  json(await request('/records', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: file }));

export const REPLAY_PAGE = 50;

/** With what every seat saw, or with the onlooker's view alone. */
export const replayFrom = (table: string, round: number, start: number, views: boolean): Promise<Replay> =>
  get(`/tables/${encodeURIComponent(table)}/games/${round}/replay?start=${start}&count=${REPLAY_PAGE}&views=${views}`);
