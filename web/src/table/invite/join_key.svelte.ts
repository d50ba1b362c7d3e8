// The key of a link to this table, as far as this device knows one that works.
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

  /** A frame may have told that the links of the table are others now. */
  update(): void {
    this.current = joinKeyOf(this.table);
  }

  /** For a device that knows none. */
  async ask(): Promise<void> {
    const message = await this.answer({ type: 'invite' });
    if (message.type !== 'invited') return;
    rememberJoinKey(this.table, message.key);
    this.current = message.key;
  }
}
