import type { Quote } from '@platine/domain/quote/quote.ts';

/** A quote of an account. `owner` is its e-mail. */
export type StoredQuote = Quote & { readonly owner: string; readonly orderNumber: string | null };
