/**
 * Keeps the last button pressed in a part of the page that does not work yet, as the page does before all of it works. The answer presses
 * it again and ends that.
 *
 * @param part A selector.
 */
export function keepPress(part: string): () => void {
  const listening = new AbortController();
  let pressed: HTMLElement | null = null;
  const keep = ({ target }: Event) => {
    if (target instanceof Element) pressed = target.closest<HTMLElement>(`${part} button`) ?? pressed;
  };
  // Where nothing works yet React stops a click before the document's other listeners.
  addEventListener('click', keep, { capture: true, signal: listening.signal });
  return () => {
    listening.abort();
    if (pressed?.isConnected === true) pressed.click();
  };
}
