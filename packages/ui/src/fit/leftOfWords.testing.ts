/** Where the words of an element begin, in px from the window's left edge: its own edge may stand off by a padding. */
export function leftOfWords(element: HTMLElement): number {
  const words = document.createRange();
  words.selectNodeContents(element);
  return Math.round(words.getBoundingClientRect().left);
}
