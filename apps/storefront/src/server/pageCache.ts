import type { Keep, KeepOptions } from './keep.ts';
import { createKeep } from './keep.ts';

/** A page as it is sent to everyone who has no session. */
export type StoredPage = {
  readonly status: number;
  readonly route: string;
  readonly language: string;
  readonly etag: string;
  readonly brotli: Buffer;
};

/** Null is a page that is only its own shopper's. */
export type PageCache = Keep<StoredPage | null>;

/**
 * Keeps pages that are the same for all visitors without a session, for a moment: long enough for a crowd, too short to be called stale.
 * `capacity` is in bytes.
 */
export function createPageCache(options: Pick<KeepOptions<unknown>, 'now' | 'lifetime' | 'capacity'>): PageCache {
  return createKeep<StoredPage | null>({
    ...options,
    weigh: (page) => (page === null ? 0 : page.brotli.length),
    keeps: (page) => page !== null,
  });
}
