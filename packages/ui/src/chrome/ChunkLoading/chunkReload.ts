const mark = 'platine.reloadedForChunk';

/** Whether this tab has been reloaded because a page's script was missing (D29). */
export function wasReloadedForChunk(): boolean {
  return attempt(() => sessionStorage.getItem(mark) !== null, true);
}

/** Reloads the page: a newer version may have replaced its scripts. */
export function reloadForChunk(): void {
  attempt(() => sessionStorage.setItem(mark, 'once'), undefined);
  location.reload();
}

/** Resets the mark once the script has loaded, so that a later missing chunk may reload again. */
export function forgetChunkReload(): void {
  attempt(() => sessionStorage.removeItem(mark), undefined);
}

/** A browser may refuse the storage. The reload then counts as done, or it would repeat for ever. */
function attempt<Result>(act: () => Result, otherwise: Result): Result {
  try {
    return act();
  } catch {
    return otherwise;
  }
}
