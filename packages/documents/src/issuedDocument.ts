import type { Totals } from '@platine/domain/cart/sumsByRate.ts';
import type { Language } from '@platine/domain/language/language.ts';
import type { DocumentKind } from '@platine/domain/order/documentKinds.ts';
import type { OrderDocument, OrderLine } from '@platine/domain/order/order.ts';
import type { Seller } from './seller.ts';
import type { DocumentWords } from './words.data.ts';

/** Names of an order's methods in the language of a document, stored with it, because the shop may rename them later. */
export type MethodNames = { readonly shipping: string; readonly payment: string };

/** A document as it was issued: all that its PDF and its e-invoice say, and nothing that a later change of the shop could alter (D38). */
export type IssuedDocument = {
  readonly kind: DocumentKind;
  readonly number: string;
  /** Day of issue in Luxembourg, YYYY-MM-DD (Directive 2006/112/EC art. 226 (1)). */
  readonly date: string;
  /** The language of the order. */
  readonly language: Language;
  readonly order: OrderDocument;
  /** The lines of the document: those of the order, or of a part of it. None: a credit note on an amount, such as a price reduction. */
  readonly lines: readonly OrderLine[];
  readonly totals: Totals;
  /** Day of the supply, YYYY-MM-DD (art. 226 (7)); null before it. */
  readonly suppliedOn: string | null;
  readonly paid: boolean;
  /** Last day for the payment, YYYY-MM-DD; null when none is set. */
  readonly payBy: string | null;
  /** The invoice that a credit note corrects (art. 219). */
  readonly corrects: { readonly number: string; readonly date: string } | null;
  readonly seller: Seller;
  /** Documents that were issued before this field lack it. */
  readonly names?: MethodNames | undefined;
  /** The words of its language where the shop's folder adds it; not stored. */
  readonly words?: DocumentWords | undefined;
};
