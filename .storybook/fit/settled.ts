/** So long nothing has moved in a page that has all its data, in ms. */
const stillForLong = 80;
/** So long nothing has moved in a page that says it is busy: it is meant to stay so. */
const stillBusy = 600;
/** No page takes longer; a clock or a carousel would never be still. */
const longest = 4000;

/** Waits until what is drawn has not changed for `still` ms, longer when it says that it is busy. */
export async function settled(root: HTMLElement, still = stillForLong): Promise<void> {
  const start = performance.now();
  let changed = start;
  const changes = new MutationObserver(() => {
    changed = performance.now();
  });
  changes.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
  const quiet = () => performance.now() - changed > (root.querySelector('[aria-busy="true"]') ? stillBusy : still);
  while (!(quiet() && !isMoving()) && performance.now() - start < longest) await pause(20);
  changes.disconnect();
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** A transition or an animation that comes to an end: colours are not yet what they will be. */
function isMoving(): boolean {
  return document
    .getAnimations()
    .some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
}

/** Waits until a change of the window is on the screen. */
export function drawn(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}
