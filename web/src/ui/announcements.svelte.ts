// What screen readers are told: every text once, in order.

/** Milliseconds in which a screen reader has noticed a text. It then goes, so that no fleeting text stays in the page. */
const STAYS = 1500;

export interface Announcement {
  text: string;
}

export class Announcements {
  texts = $state.raw<readonly Announcement[]>([]);

  say(text: string): void {
    if (!text) return;
    const one = { text };
    this.texts = [...this.texts, one];
    setTimeout(() => (this.texts = this.texts.filter((other) => other !== one)), STAYS);
  }

  /** Takes away what somebody else must not hear. */
  clear(): void {
    this.texts = [];
  }
}
