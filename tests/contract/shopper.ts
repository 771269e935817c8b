import type { ProductChange } from '@platine/api/testing/changeTestProduct.ts';
import type { Language } from '@platine/domain/language/language.ts';

/** A mail that the shop has handed to its outbox, as far as tests look at it. */
export type TestMail = {
  readonly kind: string;
  readonly recipient: string;
  readonly language: Language;
  /** Of the mail's link; an order's is its signature. */
  readonly hash: string | null;
};

/** Where a shopper finds the server, and what only a test sees of the shop. */
export type TestShopper = {
  readonly origin: string;
  /** Every mail so far, the oldest first. */
  readonly mails: () => Promise<readonly TestMail[]>;
  /** Lets minutes pass in the shop; it is noon again for the next shopper. */
  readonly passTime: (minutes: number) => void;
  /** Changes a product as the operator would, without the shopper's session; returns a function that undoes it. */
  readonly changeProduct: (sku: number, change: ProductChange) => Promise<() => Promise<void>>;
  /** Puts so many products into the shopper's cart that no scenario knows; returns a function that takes them out. */
  readonly fillCart: (count: number) => Promise<() => Promise<void>>;
  /** The provider of an order's payment does not hold its money any more. */
  readonly failPayment: (orderNumber: string) => Promise<void>;
  /** Whether payment providers can be reached; they can for the next shopper. */
  readonly setProviders: (reachable: boolean) => void;
};
