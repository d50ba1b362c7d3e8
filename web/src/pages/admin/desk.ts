// The desk of whoever runs the house, as the admin page asks it. The token lives in this object and nowhere else.
import type { Ban, HouseNow, TableCard, TableRow } from '../../border/protocol';
import { request } from '../../table/api';
import { parsed } from '../../sure';

export const TABLES_AT_ONCE = 25;

export class Desk {
  readonly #token: string;

  constructor(token: string) {
    this.#token = token;
  }

  house = (): Promise<HouseNow> => this.#get('/house');
  tables = (start: number): Promise<TableRow[]> => this.#get(`/tables?start=${start}&count=${TABLES_AT_ONCE}`);
  show = (table: string): Promise<TableCard> => this.#get(`/tables/${encodeURIComponent(table)}`);
  close = (table: string, closed: boolean): Promise<unknown> =>
    this.#ask('POST', `/tables/${encodeURIComponent(table)}/close`, { closed });
  remove = (table: string): Promise<unknown> => this.#ask('DELETE', `/tables/${encodeURIComponent(table)}`);
  ban = async (network: string, days: number): Promise<Ban> =>
    parsed(await (await this.#ask('POST', '/bans', { network, days })).text());
  lift = (network: string): Promise<unknown> => this.#ask('POST', '/bans/lift', { network });

  async #get<T>(path: string): Promise<T> {
    return parsed(await (await this.#ask('GET', path)).text());
  }

  #ask(method: string, path: string, body?: unknown): Promise<Response> {
    const headers = { Authorization: `Bearer ${this.#token}`, 'Content-Type': 'application/json' };
    return request(`/admin${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  }
}
