import type { RateSums, Totals } from '../cart/sumsByRate.ts';
import { ratesOf, sumsOf, totalsOf } from '../cart/sumsByRate.ts';
import type { Cents } from '../money/money.ts';
import { divide } from '../money/money.ts';
import { taxOf } from '../money/vat.ts';
import type { Permille } from '../money/vatRates.ts';
import type { Pieces, RefundAct } from './life/acts.ts';
import type { OrderDraft } from './order.ts';
import { partLines, partTotals, remainingPieces } from './partTotals.ts';
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

/**
 * Sums of a credit note. One that credits all that is left has exactly that, so that all credit notes together are the invoice, to the cent. Its pieces
 * are credited at their rates; an amount without pieces is divided among the rates of what is left of the invoice, and so is the shipment.
 */
export function creditTotals(order: Priced, part: CreditPart): Totals {
  const { invoice, cents, shipment } = part;
  const { vat } = order.pricing;
  if (cents === invoice.totals.total) return invoice.totals;
  const left = ratesOf(invoice.totals, vat);
  const shipments = divide(
    shipment,
    left.map((one) => one.shipment),
  );
  const goods = creditedGoods(
    order,
    part,
    left.map(({ rate, total }, at) => ({ rate, room: total - (shipments[at] ?? 0) })),
  );
  const rates = left.map((one, at) => creditAt(one, { goods: goods[at] ?? 0, shipment: shipments[at] ?? 0 }));
  return totalsOf(rates, vat);
}

/**
 * The credited goods by rate, in cents: what the pieces cost, as far as the amount goes. More than that is first added at the rates of the pieces, whose
 * lines a cent of rounding belongs to, and without pieces at each rate by what is left there.
 */
function creditedGoods(
  order: Priced,
  { pieces, cents, shipment }: CreditPart,
  left: readonly { readonly rate: Permille; readonly room: Cents }[],
): Cents[] {
  const charged = partTotals(order, { lines: partLines(order.lines, pieces), withShipment: false });
  const byRate = new Map(ratesOf(charged, order.pricing.vat).map(({ rate, total }) => [rate, total]));
  const wanted = left.map(({ rate, room }) => Math.min(byRate.get(rate) ?? 0, room));
  const goods = cents - shipment;
  const more = goods - wanted.reduce((sum, one) => sum + one, 0);
  if (more <= 0) return divide(goods, wanted);
  const rooms = left.map(({ room }, at) => room - (wanted[at] ?? 0));
  const ofPieces = rooms.map((room, at) => (wanted[at] === 0 ? 0 : room));
  const fits = ofPieces.reduce((sum, room) => sum + room, 0) >= more;
  return divide(more, fits ? ofPieces : rooms).map((share, at) => share + (wanted[at] ?? 0));
}

function creditAt(left: RateSums, { goods, shipment }: { readonly goods: Cents; readonly shipment: Cents }): RateSums {
  const total = goods + shipment;
  const tax = total === left.total ? left.tax : Math.min(left.tax, taxOf(total, 'gross', left.rate));
  return { rate: left.rate, ...sumsOf({ total, shipment, tax }) };
}

/** The pieces that a credit note names: none when its sum is not what they cost, because an amount was kept back. */
export function creditedPieces(order: Priced, { pieces, cents, shipment }: CreditPart): readonly Pieces[] {
  const difference = chargedFor(order, pieces) - (cents - shipment);
  // VAT that was added is rounded for each part: a cent a line is no deduction.
  return Math.abs(difference) <= pieces.length ? pieces : [];
}
