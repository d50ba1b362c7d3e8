// The key of a link to this table, if this device knows a valid one.
import { joinKeyOf, rememberJoinKey } from '../../backend/my_tables';
import type { Wish } from '../../backend/session';
import type { ToDevice } from '../../border/protocol';

export class JoinKey {
  /** Null until this device knows one. */
  current = $state<string | null>(null);

  constructor(
    private readonly table: string,
    private readonly answer: (wish: Wish) => Promise<ToDevice>,
  ) {}

  /** Called after a frame: the links of the table may have been replaced. */
  update(): void {
    this.current = joinKeyOf(this.table);
  }

  /** Asks the server for a key. */
  async ask(): Promise<void> {
    const message = await this.answer({ type: 'invite' });
    if (message.type !== 'invited') return;
    rememberJoinKey(this.table, message.key);
    this.current = message.key;
  }
}
