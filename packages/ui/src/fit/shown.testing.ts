/** Less than this is rounding, in CSS pixels. */
export const tolerance = 1.5;

/** Drawn, and not only there for screen readers. */
export function isShown(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { width, height } = at.getBoundingClientRect();
    const { overflow, clipPath, display } = getComputedStyle(at);
    const hides = overflow !== 'visible' || clipPath !== 'none';
    if (display !== 'contents' && hides && width <= 1 && height <= 1) return false;
  }
  return true;
}

/** A text that is shown, the element that it stands in, and where its lines are. */
export type ShownText = { readonly name: string; readonly owner: Element; readonly lines: readonly DOMRect[] };

export function shownTexts(root: HTMLElement): ShownText[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const texts: ShownText[] = [];
  for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
    const owner = text.parentElement;
    const words = text.nodeValue?.trim() ?? '';
    if (owner === null || words === '' || !isShown(owner)) continue;
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
    texts.push({ name: `“${words.slice(0, 40)}”`, owner, lines });
  }
  return texts;
}

/** The parts of what stands in an element that neither it nor an element around it hides. */
export function visibleParts(rects: readonly DOMRect[], inside: Element | null): DOMRect[] {
  let parts = [...rects];
  for (let at = inside; at !== null; at = at.parentElement) {
    if (getComputedStyle(at).overflow === 'visible') continue;
    const frame = at.getBoundingClientRect();
    parts = parts.map((rect) => intersection(rect, frame));
  }
  return parts.filter(isArea);
}

export function intersection(one: DOMRect, other: DOMRect): DOMRect {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  const right = Math.min(one.right, other.right);
  const bottom = Math.min(one.bottom, other.bottom);
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}

export function isArea({ width, height }: DOMRect): boolean {
  return width > tolerance && height > tolerance;
}

export function nameOf(element: Element): string {
  const words = element.getAttribute('aria-label') ?? element.textContent.trim();
  return `<${element.localName}> “${words.slice(0, 40)}”`;
}
