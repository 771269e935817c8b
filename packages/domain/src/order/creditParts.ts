import type { Totals } from '../cart/totals.ts';
import type { Cents } from '../money/money.ts';
import { taxOf } from '../money/vat.ts';
import type { Pieces, RefundAct } from './life/acts.ts';
import type { OrderDraft } from './order.ts';
import { remainingPieces } from './partTotals.ts';
import { chargedFor } from './refund.ts';

/** The rest of an invoice, after its credit notes. */
export type InvoiceRest = {
  readonly number: string;
  readonly lines: readonly Pieces[];
  readonly totals: Totals;
};

/** The credit note on one invoice that a refund brings. Without pieces it is about an amount. */
export type CreditPart = {
  readonly invoice: InvoiceRest;
  readonly pieces: readonly Pieces[];
  readonly shipment: Cents;
  readonly cents: Cents;
};

type Priced = Pick<OrderDraft, 'lines' | 'totals' | 'pricing'>;
type Refund = Omit<RefundAct, 'kind'>;

/**
 * Divides a refund among the invoices of its order, the oldest first (D38): its pieces go to the invoices that have them, its shipping to that with the
 * shipping. An invoice of which too little is left, because an amount was credited on it before, leaves the rest to the others. None is credited more
 * than is left of it; money for what was never invoiced is credited nowhere.
 */
export function creditParts(order: Priced, refund: Refund, invoices: readonly InvoiceRest[]): CreditPart[] {
  const { cents, pieces = [], shipment = 0 } = refund;
  const { parts, notInvoiced } = byPieces(order, { pieces, shipment }, invoices);
  const missing = cents - chargedFor(order, notInvoiced) - parts.reduce((sum, part) => sum + part.cents, 0);
  const all = missing < 0 ? lessThan(parts, -missing) : moreThan(parts, missing);
  return all.filter((part) => part.cents > 0);
}

/** Parts that together are so much more, added to the first ones that have room. */
function moreThan(parts: readonly CreditPart[], missing: Cents): CreditPart[] {
  let left = missing;
  return parts.map((part) => {
    const added = Math.min(left, part.invoice.totals.total - part.cents);
    left -= added;
    return { ...part, cents: part.cents + added };
  });
}

type Wanted = { readonly pieces: readonly Pieces[]; readonly shipment: Cents };

function byPieces(order: Priced, wanted: Wanted, invoices: readonly InvoiceRest[]) {
  let { pieces, shipment } = wanted;
  const parts = invoices.map((invoice): CreditPart => {
    const rest = remainingPieces(pieces, [invoice.lines]);
    const taken = remainingPieces(pieces, [rest]);
    const shipped = Math.min(shipment, invoice.totals.shipment);
    pieces = rest;
    shipment -= shipped;
    const cents = Math.min(chargedFor(order, taken) + shipped, invoice.totals.total);
    return { invoice, pieces: taken, shipment: Math.min(shipped, cents), cents };
  });
  return { parts, notInvoiced: pieces };
}

/** Parts that together are so much less, taken from the last ones first. A refund may be less than its pieces cost. */
function lessThan(parts: readonly CreditPart[], surplus: Cents): CreditPart[] {
  let left = surplus;
  return parts
    .toReversed()
    .map((part) => {
      const taken = Math.min(left, part.cents);
      left -= taken;
      const cents = part.cents - taken;
      return { ...part, cents, shipment: Math.min(part.shipment, cents) };
    })
    .toReversed();
}

/** Sums of a credit note. One that credits all that is left has exactly that, so that all credit notes together are the invoice, to the cent. */
export function creditTotals({ pricing }: Priced, { invoice, cents, shipment }: CreditPart): Totals {
  const left = invoice.totals;
  if (cents === left.total) return left;
  const tax = Math.min(left.tax, taxOf(cents, 'gross', pricing.vat.rate));
  return { goods: cents - shipment, shipment, tax, total: cents, totalWithoutTax: cents - tax };
}

/** The pieces that a credit note names: none when its sum is not what they cost, because an amount was kept back. */
export function creditedPieces(order: Priced, { pieces, cents, shipment }: CreditPart): readonly Pieces[] {
  const difference = chargedFor(order, pieces) - (cents - shipment);
  // VAT that was added is rounded for each part: a cent a line is no deduction.
  return Math.abs(difference) <= pieces.length ? pieces : [];
}
