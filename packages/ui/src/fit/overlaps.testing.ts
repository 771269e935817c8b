import type { ShownText } from './shown.testing.ts';
import { intersection, isArea, isShown, nameOf, tolerance, visibleParts } from './shown.testing.ts';

type Drawn = {
  readonly name: string;
  readonly element: Element;
  /** The layer above the page that it belongs to; null for a part of the page itself. */
  readonly layer: Element | null;
  readonly rects: readonly DOMRect[];
};

const interactive = 'a[href], button, input:not([type=hidden]), select, textarea, summary';

/** Controls that lie over each other: one of them cannot be pressed where it is seen. */
export function overlappingControls(root: HTMLElement): string[] {
  const controls = [...root.querySelectorAll(interactive)].filter(isShown).map((element) => ({
    name: nameOf(element),
    element,
    layer: layerOf(element),
    rects: visibleParts([...element.getClientRects()], element.parentElement),
  }));
  return overlaps(
    controls,
    ([one, other]) =>
      !one.element.contains(other.element) &&
      !other.element.contains(one.element) &&
      one.rects.some((rect) => other.rects.some((beside) => isArea(intersection(rect, beside)))),
  );
}

/** Texts that are written over each other: neither can be read. */
export function overlappingTexts(texts: readonly ShownText[]): string[] {
  const drawn = texts.map(({ name, owner, lines }) => ({
    name,
    element: owner,
    layer: layerOf(owner),
    rects: visibleParts(lines, owner),
  }));
  return overlaps(drawn, ([one, other]) =>
    one.rects.some((line) => other.rects.some((beside) => isUnreadable(line, beside))),
  );
}

/** A line's rectangle is higher than its letters: tight lines may meet. */
function isUnreadable(line: DOMRect, other: DOMRect): boolean {
  const { width, height } = intersection(line, other);
  return width > tolerance && height > Math.min(line.height, other.height) / 3;
}

/** Names the pairs that overlap within one layer. A layer lies over another on purpose. */
function overlaps(all: readonly Drawn[], overlap: (pair: readonly [Drawn, Drawn]) => boolean): string[] {
  const downwards = all
    .filter(({ rects }) => rects.length > 0)
    .map((drawn) => ({
      drawn,
      top: Math.min(...drawn.rects.map(({ top }) => top)),
      bottom: Math.max(...drawn.rects.map(({ bottom }) => bottom)),
    }))
    .toSorted((one, other) => one.top - other.top);
  return downwards.flatMap(({ drawn, bottom }, index) => {
    const below = downwards.findIndex(({ top }, at) => at > index && top >= bottom);
    return downwards
      .slice(index + 1, below === -1 ? undefined : below)
      .filter((other) => other.drawn.layer === drawn.layer && overlap([drawn, other.drawn]))
      .map((other) => `${drawn.name} and ${other.drawn.name} lie over each other`);
  });
}

/** The nearest thing around that stays while the page scrolls below it, or floats above the page on a ground of its own. */
function layerOf(element: Element): Element | null {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { position, backgroundColor } = getComputedStyle(at);
    if (['fixed', 'sticky'].includes(position)) return at;
    if (position === 'absolute' && !/[,/] ?0\)$/.test(backgroundColor)) return at;
  }
  return null;
}
