const mark = 'platine.reloadedForChunk';

/** This tab has already been loaded anew because a page's script was not there (D29). */
export function wasReloadedForChunk(): boolean {
  return attempt(() => sessionStorage.getItem(mark) !== null, true);
}

/** Loads the page anew: perhaps its scripts were replaced by those of a newer version. */
export function reloadForChunk(): void {
  attempt(() => sessionStorage.setItem(mark, 'once'), undefined);
  location.reload();
}

/** The script is there: the next one that is missing may be waited for in the same way. */
export function forgetChunkReload(): void {
  attempt(() => sessionStorage.removeItem(mark), undefined);
}

/** A browser may refuse the storage. Then it counts as done, or the page would be loaded again and again. */
function attempt<Result>(act: () => Result, otherwise: Result): Result {
  try {
    return act();
  } catch {
    return otherwise;
  }
}
