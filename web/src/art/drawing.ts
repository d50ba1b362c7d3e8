// A drawing is a finished picture: SVG text, its box, and a key that is the same for the same picture.

export interface Drawing {
  readonly key: string;
  readonly w: number;
  readonly h: number;
  /** Clip ids begin with `~`, which is replaced where the drawing is placed, so that ids are unique in a page. */
  readonly svg: string;
}

const drawn = new Map<string, Drawing>();

/** Draws once per key. */
export function drawing(key: string, draw: () => string, w = 200, h = 200): Drawing {
  let known = drawn.get(key);
  if (!known) drawn.set(key, (known = { key, w, h, svg: tidy(draw()) }));
  return known;
}

const tidy = (svg: string) => svg.replace(/\d+\.\d{2,}/g, (n) => String(+(+n).toFixed(2)));

let placed = 0;

/** The SVG of a drawing with ids that are unique in the page. */
export const ownSvg = (art: Drawing): string => art.svg.replaceAll('~', `a${(++placed).toString(36)}-`);

/** Defines the drawing once per page and mood, and returns the href for `<use>`. */
export function sharedHref(art: Drawing, mood = ''): string {
  const id = `art-${art.key}${mood && `-${mood}`}`;
  if (!sheet().querySelector(`[id="${id}"]`))
    sheet().insertAdjacentHTML(
      'beforeend',
      `<g id="${id}"${mood ? ` class="mood-${mood}"` : ''}>${art.svg.replaceAll('~', id + '-')}</g>`,
    );
  return `#${id}`;
}

let hidden: SVGSVGElement | undefined;
function sheet(): SVGSVGElement {
  if (hidden?.isConnected) return hidden;
  hidden = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  hidden.setAttribute('width', '0');
  hidden.setAttribute('height', '0');
  hidden.setAttribute('aria-hidden', 'true');
  hidden.style.position = 'absolute';
  document.body.append(hidden);
  return hidden;
}
