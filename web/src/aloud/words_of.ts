// What an element says, piece by piece: what a parent would read to a child who points at it.
import type { ShownPiece } from '../device/speech/read_aloud.svelte';

/** What is pressed, drawn or only for screen readers. */
const SILENT =
  'button, .btn, nav, select, input, textarea, summary, svg, .only-read, [role=tablist], [aria-hidden=true], [hidden], [data-silent]';
/** A sentence ends with its sign; without one, what follows is the next piece anyway. */
const sentences = (text: string, code: string): string[] =>
  [...new Intl.Segmenter(code, { granularity: 'sentence' }).segment(text)].map(({ segment }) => segment.trim());

const isInline = (element: Element) => /^(inline|contents|ruby)/.test(getComputedStyle(element).display);

/** The nearest element around a text that is a box of its own. */
function blockOf(node: Node, root: Element): Element {
  let found = node.parentElement ?? root;
  while (found !== root && isInline(found) && found.parentElement) found = found.parentElement;
  return found;
}

function textNodesIn(root: Element): Node[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
    if (node instanceof Element) return node.matches(SILENT) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
    return node.nodeValue?.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP;
  });
  const found: Node[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(node);
  return found;
}

/** The sentences in an element, block by block; from one of its blocks on, if that is given. */
export function shownWordsOf(root: Element, code: string, first?: Element): ShownPiece[] {
  const blocks = new Map<Element, string>();
  for (const node of textNodesIn(root)) {
    const from = blockOf(node, root);
    blocks.set(from, (blocks.get(from) ?? '') + (node.nodeValue ?? ''));
  }
  const isEarlier = (block: Element) =>
    first !== undefined &&
    !first.contains(block) &&
    Boolean(first.compareDocumentPosition(block) & Node.DOCUMENT_POSITION_PRECEDING);
  return [...blocks]
    .filter(([block]) => !isEarlier(block))
    .flatMap(([from, text]) => sentences(text.replace(/\s+/g, ' ').trim(), code).map((text) => ({ text, from })));
}
