/** Less than this is rounding, in CSS pixels. */
const tolerance = 1.5;

const interactive = 'a[href], button, input:not([type=hidden]), select, textarea, summary';

/**
 * What does not fit in the page as it is now: it scrolls sideways, words are cut off without a way to read them, or one control lies over
 * another. What scrolls by itself, is only for screen readers, or stays at the window's edge on purpose is left out.
 */
export function problemsOfFit(root: HTMLElement): string[] {
  const page = document.documentElement;
  const wide = page.scrollWidth - page.clientWidth;
  const sideways = wide > 0 ? [`the page is ${wide} px wider than the window`] : [];
  return [...sideways, ...cutTexts(root), ...overlaps(root)];
}

function cutTexts(root: HTMLElement): string[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const problems: string[] = [];
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const owner = node.parentElement;
    if (owner === null || node.nodeValue?.trim() === '' || !isShown(owner)) continue;
    const cut = cutBy(node, owner);
    if (cut !== null) problems.push(`“${node.nodeValue?.trim().slice(0, 40)}” is cut by ${cut}`);
  }
  return problems;
}

/** What cuts a text off: the nearest ancestor that hides what is beyond it, or the window. */
function cutBy(text: Node, owner: Element): string | null {
  const range = document.createRange();
  range.selectNodeContents(text);
  const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
  const beyond = (left: number, right: number) =>
    rects.some((rect) => rect.left < left - tolerance || rect.right > right + tolerance);
  for (let at: Element | null = owner; at !== null && at !== document.documentElement; at = at.parentElement) {
    const { overflowX } = getComputedStyle(at);
    if (overflowX === 'auto' || overflowX === 'scroll') return null;
    if (overflowX === 'visible') continue;
    const { left, right } = at.getBoundingClientRect();
    if (beyond(left, right) && !at.hasAttribute('title')) return nameOf(at);
  }
  return beyond(0, document.documentElement.clientWidth) ? 'the window' : null;
}

type Control = { readonly element: Element; readonly rects: readonly DOMRect[] };

function overlaps(root: HTMLElement): string[] {
  const controls = [...root.querySelectorAll(interactive)]
    .filter((element) => isShown(element) && !isAfloat(element))
    .map((element) => ({ element, rects: visibleRects(element) }));
  return controls.flatMap((one, index) =>
    controls
      .slice(index + 1)
      .filter((other) => overlap(one, other))
      .map((other) => `${nameOf(one.element)} and ${nameOf(other.element)} lie over each other`),
  );
}

function overlap(one: Control, other: Control): boolean {
  if (one.element.contains(other.element) || other.element.contains(one.element)) return false;
  return one.rects.some((rect) => other.rects.some((beside) => isArea(intersection(rect, beside))));
}

/** The parts of an element that no ancestor hides. */
function visibleRects(element: Element): DOMRect[] {
  let rects = [...element.getClientRects()];
  for (let at = element.parentElement; at !== null; at = at.parentElement) {
    if (getComputedStyle(at).overflow === 'visible') continue;
    const frame = at.getBoundingClientRect();
    rects = rects.map((rect) => intersection(rect, frame));
  }
  return rects.filter(isArea);
}

function intersection(one: DOMRect, other: DOMRect): DOMRect {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  const right = Math.min(one.right, other.right);
  const bottom = Math.min(one.bottom, other.bottom);
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}

function isArea({ width, height }: DOMRect): boolean {
  return width > tolerance && height > tolerance;
}

/** Drawn, and not only there for screen readers. */
function isShown(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { width, height } = at.getBoundingClientRect();
    const { overflow, clipPath, display } = getComputedStyle(at);
    const hides = overflow !== 'visible' || clipPath !== 'none';
    if (display !== 'contents' && hides && width <= 1 && height <= 1) return false;
  }
  return true;
}

/** Stays where it is while the page scrolls below it, or floats above the page. */
function isAfloat(element: Element): boolean {
  for (let at: Element | null = element; at !== null; at = at.parentElement)
    if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true;
  return false;
}

function nameOf(element: Element): string {
  const words = element.getAttribute('aria-label') ?? element.textContent.trim();
  return `<${element.localName}> “${words.slice(0, 40)}”`;
}
