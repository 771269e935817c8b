/** A page as it is sent to everyone who has no session. */
export type StoredPage = {
  readonly status: number;
  readonly route: string;
  readonly language: string;
  readonly etag: string;
  readonly identity: Buffer;
  readonly brotli: Buffer;
};

export type PageCache = {
  /**
   * The stored page of this key, or the one that `draw` makes. Whoever asks while it is being drawn waits for the same. A page that is no
   * one else's business (null) is not kept; neither is a failure, which rejects for all who wait.
   */
  readonly find: (key: string, draw: () => Promise<StoredPage | null>) => Promise<StoredPage | null>;
};

export type PageCacheOptions = {
  /** Milliseconds. */
  readonly now: () => number;
  /** A page is never older than this when it is sent, in milliseconds. */
  readonly lifetime: number;
  /** Bytes of all kept pages together; the one that was not asked for the longest leaves first. */
  readonly capacity: number;
};

type Kept = { readonly page: StoredPage; readonly drawnAt: number };

/** Keeps pages that are the same for all visitors without a session, for a moment: long enough for a crowd, too short to be called stale. */
export function createPageCache({ now, lifetime, capacity }: PageCacheOptions): PageCache {
  // A map's order is that of insertion: the first key is the one that was not asked for the longest.
  const kept = new Map<string, Kept>();
  const drawing = new Map<string, Promise<StoredPage | null>>();
  let bytes = 0;

  const drop = (key: string) => {
    bytes -= weigh(kept.get(key)?.page);
    kept.delete(key);
  };
  const keep = (key: string, entry: Kept) => {
    drop(key);
    kept.set(key, entry);
    bytes += weigh(entry.page);
    for (const oldest of kept.keys()) {
      if (bytes <= capacity) break;
      drop(oldest);
    }
  };
  const start = (key: string, draw: () => Promise<StoredPage | null>) => {
    // What it says is as old as the start of the drawing.
    const drawnAt = now();
    const drawn = draw()
      .then((page) => {
        if (page !== null) keep(key, { page, drawnAt });
        return page;
      })
      .finally(() => drawing.delete(key));
    drawing.set(key, drawn);
    return drawn;
  };

  return {
    find: async (key, draw) => {
      const found = kept.get(key);
      if (found !== undefined && now() - found.drawnAt < lifetime) {
        kept.delete(key);
        kept.set(key, found);
        return found.page;
      }
      return drawing.get(key) ?? start(key, draw);
    },
  };
}

function weigh(page: StoredPage | undefined): number {
  return page === undefined ? 0 : page.identity.length + page.brotli.length;
}
