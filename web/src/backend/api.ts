// Sends the requests of docs/protocol.md (border/requests.ts has them) and reads the responses. A request that fails throws
// `Refused`, with a sentence for people.
import type { PlainKey } from '../words';
import type { Refusal, RefusalCode } from '../border/protocol';
import { backend } from '.';
import { parseJson } from '../assert';

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

/** The codes of refusals that the client makes itself, besides those it shares with the server. */
export type OwnCode = 'no-card' | 'other-card' | 'onlooker' | 'unreachable' | `http-${number}`;

/** A refusal by the client itself. */
export const refusalOf = (code: RefusalCode | OwnCode, key: PlainKey): Refusal => ({
  code,
  rule: '',
  said: { key, args: {} },
});

/** Why something failed, as a sentence for people. */
export const refusalIn = (why: unknown): Refusal =>
  why instanceof Refused ? why.refusal : refusalOf('unreachable', 'link.unreachable');

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface RequestOptions {
  /** Also stops the work on the server. */
  signal?: AbortSignal;
}

interface Content extends RequestOptions {
  /** The admin token of the host. */
  token?: string;
  query?: object;
  body?: object;
  /** A body that is already JSON. */
  text?: string;
}

/** An address with its values URL-encoded. */
export const address = (parts: TemplateStringsArray, ...values: (string | number)[]): string =>
  String.raw({ raw: parts }, ...values.map(encodeURIComponent));

export async function requestJson<T>(method: Method, path: string, content?: Content): Promise<T> {
  return parseJson(await (await send(method, path, content)).text());
}

/** A request whose response has no body. */
export async function requestNothing(method: Method, path: string, content?: Content): Promise<void> {
  await send(method, path, content);
}

export async function requestFile(method: Method, path: string, content?: Content): Promise<Blob> {
  return (await send(method, path, content)).blob();
}

/** A response that arrives as lines of JSON. */
export async function* requestLines<T>(method: Method, path: string, content?: Content): AsyncGenerator<T> {
  for await (const line of linesOf(await send(method, path, content))) yield parseJson<T>(line);
}

async function send(method: Method, path: string, content: Content = {}): Promise<Response> {
  let response: Response;
  try {
    response = await backend.request(path + queryOf(content.query), initOf(method, content));
  } catch {
    throw new Refused(refusalOf('unreachable', 'link.unreachable'));
  }
  if (!response.ok) throw new Refused(await refusalFrom(response));
  return response;
}

function queryOf(query: object = {}): string {
  const values = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return values.length > 0 ? `?${new URLSearchParams(values).toString()}` : '';
}

function initOf(method: Method, { token, body, text, signal }: Content): RequestInit {
  const headers = {
    ...(method === 'GET' ? {} : { 'Content-Type': 'application/json' }),
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
  };
  const sent = text ?? (body && JSON.stringify(body));
  return { method, headers, ...(sent !== undefined && { body: sent }), ...(signal && { signal }) };
}

async function refusalFrom(response: Response): Promise<Refusal> {
  try {
    return parseJson<Refusal>(await response.text());
  } catch {
    return refusalOf(`http-${response.status}`, 'link.unreachable');
  }
}

/** The lines of a response as they arrive. */
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
