import type { Place } from '../route.ts';

/** Reads what a page needs besides the session, all at once. */
export type Read = (place: Place) => Promise<unknown>;
