// The requests of the admin page. The token is kept in this object only.
import type { Ban, ServerNow, TableDetails, TableRow } from '../border/protocol';
import { adminHouse, adminTable, adminTables, banNetwork, closeTable, deleteTable, liftBan } from '../border/requests';

export const TABLES_AT_ONCE = 25;

export class AdminApi {
  readonly #token: string;

  constructor(token: string) {
    this.#token = token;
  }

  house = (): Promise<ServerNow> => adminHouse(this.#token);
  tables = (start: number): Promise<TableRow[]> => adminTables(this.#token, { start, count: TABLES_AT_ONCE });
  show = (table: string): Promise<TableDetails> => adminTable(this.#token, table);
  close = (table: string, closed: boolean): Promise<void> => closeTable(this.#token, table, { closed });
  remove = (table: string): Promise<void> => deleteTable(this.#token, table);
  ban = (network: string, days: number): Promise<Ban> => banNetwork(this.#token, { network, days });
  lift = (network: string): Promise<void> => liftBan(this.#token, { network });
}
