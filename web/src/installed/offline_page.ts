// The offline page: shows its words in the language of this device, and goes on as soon as the server can be reached.
import { recall } from '../device/storage';
import { firstSpoken } from '../words/first_spoken';
import { chooseTitleFont } from '../words/title_letters';
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';
import './offline_page.css';

const EVERY = 5000; // milliseconds

const parts = [...document.querySelectorAll<HTMLElement>('section[lang]')];
const spoken = parts.map(({ lang }) => lang);
const language = firstSpoken([recall('language') ?? '', ...navigator.languages], spoken);
document.documentElement.lang = language;
for (const part of parts) {
  part.hidden = part.lang !== language;
  if (!part.hidden) chooseTitleFont([part.textContent]);
  part.querySelector('button')?.addEventListener('click', () => location.reload());
}

async function goOnIfReachable(): Promise<void> {
  if (document.hidden) return;
  const response = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (response?.ok) goOn();
}

/** Somebody may have opened the offline page by its own address. */
function goOn(): void {
  if (location.pathname === '/offline.html') location.replace('/');
  else location.reload();
}

const attempt = (): void => void goOnIfReachable();
addEventListener('online', attempt);
document.addEventListener('visibilitychange', attempt);
setInterval(attempt, EVERY);
