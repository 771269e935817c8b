const controls = 'a[href], button, input, select, textarea, summary';

/**
 * Distance of a box from the window's top, in px, at which it covers no control: the topmost such place in the upper half of the window, or
 * `margin` without one. A toast at a fixed place would lie over the search or the cart while the shopper wants to press it.
 */
export function freeTop(box: HTMLElement, margin: number): number {
  const { left, right, height } = box.getBoundingClientRect();
  const inTheWay = [...document.querySelectorAll(controls)]
    .filter((control) => !box.contains(control))
    .map((control) => control.getBoundingClientRect())
    .filter((rect) => rect.width > 1 && rect.bottom > 0 && rect.left < right && rect.right > left)
    .toSorted((one, other) => one.top - other.top);
  let top = margin;
  for (const rect of inTheWay) {
    if (rect.top >= top + height) break;
    top = Math.max(top, rect.bottom + margin / 2);
  }
  return top + height <= window.innerHeight / 2 ? top : margin;
}
