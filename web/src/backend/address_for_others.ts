// A link for other devices. A page that was opened as `localhost` has links that lead every other device to itself.
import { networkAddress } from '../border/requests';

export interface SharedAddress {
  link: string;
  /** Does it work on this computer only? Then a phone that reads its QR code would find nothing. */
  onlyHere: boolean;
}

const THIS_COMPUTER = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** The link as other devices can open it, if the server knows how they reach it. */
export async function addressForOthers(link: string): Promise<SharedAddress> {
  const url = new URL(link);
  if (!THIS_COMPUTER.test(url.hostname)) return { link, onlyHere: false };
  const { host } = await networkAddress().catch(() => ({ host: '' }));
  if (!host) return { link, onlyHere: true };
  url.hostname = host;
  return { link: url.href, onlyHere: false };
}
