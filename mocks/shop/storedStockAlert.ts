import type { Language } from '@platine/domain/language/language.ts';

/** A request for a mail when a product is in stock again. `since`: minutes since the shop opened. */
export type StoredStockAlert = {
  readonly hash: string;
  readonly sku: number;
  readonly email: string;
  readonly language: Language;
  readonly since: number;
  readonly confirmed: boolean;
};
