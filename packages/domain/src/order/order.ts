import type { Customs } from '../catalog/facts.ts';
import type { Position } from '../cart/cart.ts';
import { isFromQuote } from '../cart/heldPrice.ts';
import type { Totals } from '../cart/sumsByRate.ts';
import type { LinePrice, Pricing } from '../cart/totals.ts';
import type { Address } from '../customer/address.ts';
import { addressFor, invoiceAddress } from '../customer/address.ts';
import type { CustomerType } from '../customer/customerType.ts';
import type { VatIdProof } from '../customer/vatId.ts';
import type { Session } from '../customer/session.ts';
import type { LocalizedText } from '../language/text.ts';
import type { Cents } from '../money/money.ts';
import type { PaymentMethod } from '../payment/methods.ts';
import { needsProvider } from '../payment/methods.ts';
import type { ShippingMethod } from '../shipping/methods.ts';
import { isHandedOver, isPickup } from '../shipping/methods.ts';
import type { ShopIdentity } from '../shop/identity.ts';
import { warehouseOf } from '../shipping/warehouse.ts';
import type { DocumentEntry } from './documentKinds.ts';
import type { OrderCancellation } from './life/acts.ts';
import { firstActs } from './life/acts.ts';
import type { OrderEvent } from './life/events.ts';
import { eventsOf } from './life/events.ts';

/** An ordered product. Both prices are in the display mode of the order (D11). */
export type OrderLine = LinePrice & {
  readonly sku: number;
  readonly name: LocalizedText;
  readonly partNumber: string;
  readonly amount: number;
  /** For documents that customs read; only the server knows it. */
  readonly customs?: Customs | undefined;
  /** The customer's note, such as the designators of a parts list; left out where there is none. */
  readonly note?: string | undefined;
  /** The customer's own number for the product when it was ordered; left out where there was none. */
  readonly ownNumber?: string | undefined;
};

/** Everything that is ordered, before it has a number: the content of a payment that has begun (D4). */
export type OrderDraft = {
  readonly customerType: CustomerType;
  readonly email: string;
  /** Null for a private customer (spec §6). */
  readonly vatId: string | null;
  /** Of a VAT id that was checked at the authorities; only the server knows it (D17). */
  readonly vatIdProof?: VatIdProof | undefined;
  readonly pricing: Pricing;
  readonly shippingMethod: ShippingMethod;
  readonly paymentMethod: PaymentMethod;
  /** Null when the customer picks the goods up. */
  readonly delivery: Address | null;
  readonly invoice: Address | null;
  /** Where the customer, or the customer's carrier, fetches the goods; null when the shop sends them. */
  readonly pickup: Address | null;
  readonly comment: string;
  /** The number that a company gave the order; empty for a private customer. */
  readonly ownOrderNumber: string;
  /** Where a public body gets its e-invoices in the Peppol network, as `SCHEME:NUMBER`; left out where none was given. */
  readonly peppolAddress?: string | undefined;
  /** The quote that it was ordered from; left out without one (record 0137). */
  readonly quoteNumber?: string | undefined;
  readonly totals: Totals;
  readonly lines: readonly OrderLine[];
};

type OrderNumbers = {
  readonly orderNumber: string;
  /** Number of the order's document: order confirmation, invoice or delivery note (spec §3, D9). */
  readonly documentNumber: string;
  /** Day of the order in Luxembourg, YYYY-MM-DD. */
  readonly date: string;
};

/** The part of a placed order of which nothing changes (D9). */
export type OrderDocument = OrderDraft & OrderNumbers;

/** A placed order. */
export type Order = OrderDocument & {
  /** Whether the shopper has done everything to pay: the money has come, or a provider holds it for the shop. */
  readonly paid: boolean;
  /** Last day in Luxembourg (YYYY-MM-DD) for the transfer of a guest's order; null for any other order. */
  readonly payBy: string | null;
  /** Null while the order stands. */
  readonly cancellation: OrderCancellation | null;
  /** The part of its history that shoppers see, the first event first (D37). */
  readonly events: readonly OrderEvent[];
  /** Its documents, the oldest first (D9, D38). */
  readonly documents: readonly DocumentEntry[];
};

/** An order in a list of orders. */
export type OrderEntry = OrderNumbers & { readonly total: Cents };

/** The order of a session as it is now, at a shop; null while the e-mail or a method is missing. */
export function draftOrder(session: Session, shop: ShopIdentity): OrderDraft | null {
  const { customerType, email, vatId, shippingMethod, paymentMethod, comment, cart } = session;
  if (email === null || shippingMethod === null || paymentMethod === null) return null;
  return {
    customerType,
    email,
    vatId: customerType === 'COMPANY' ? vatId : null,
    pricing: cart.pricing,
    shippingMethod,
    paymentMethod,
    ...addressesOf(session, shippingMethod),
    pickup: isHandedOver(shippingMethod) ? warehouseOf(shop) : null,
    comment,
    ownOrderNumber: companyOrderNumber(session),
    ...peppolOf(session),
    ...quoteOf(cart.positions),
    totals: cart.totals,
    lines: cart.positions.map(orderLine),
  };
}

/** Where an order, or a quote, goes and who pays for it. Goods that are picked up go nowhere. */
export function addressesOf({ addresses }: Pick<Session, 'addresses'>, method: ShippingMethod) {
  return {
    delivery: isPickup(method) ? null : addressFor(addresses, 'DELIVERY'),
    invoice: invoiceAddress(addresses),
  };
}

/** The line that a position of the cart becomes. */
export function orderLine({ sku, name, partNumber, amount, customs, price, note, ownNumber }: Position): OrderLine {
  return {
    sku,
    name,
    partNumber,
    amount,
    ...(customs && { customs }),
    ...(note !== undefined && { note }),
    ...(ownNumber !== undefined && { ownNumber }),
    ...price,
  };
}

/** An order is from a quote as soon as one of its lines is. */
function quoteOf(positions: readonly Position[]): Pick<OrderDraft, 'quoteNumber'> {
  const from = positions.find(({ amount, quoted }) => isFromQuote(amount, quoted));
  return from?.quoted === undefined ? {} : { quoteNumber: from.quoted.quoteNumber };
}

/** The customer's own number for the order: companies have one (spec §6), and a private customer keeps none from before the change of type. */
export function companyOrderNumber({ customerType, ownOrderNumber }: Session): string {
  return customerType === 'COMPANY' ? ownOrderNumber : '';
}

/**
 * Whether a shopper may be a public body and is asked for an address for e-invoices: companies are, and whoever has a further line in the invoice's
 * address, because a school without a VAT id orders as a private customer, and its name stands there (spec §5, record 0094).
 */
export function mayBePublicBody({ customerType, addresses }: Pick<Session, 'customerType' | 'addresses'>): boolean {
  return customerType === 'COMPANY' || (invoiceAddress(addresses)?.supplement ?? '') !== '';
}

/** The address for e-invoices, if the shopper is asked for one; '' without. */
export function orderPeppolAddress(session: Session): string {
  return mayBePublicBody(session) ? session.peppolAddress : '';
}

function peppolOf(session: Session): Pick<OrderDraft, 'peppolAddress'> {
  const peppolAddress = orderPeppolAddress(session);
  return peppolAddress === '' ? {} : { peppolAddress };
}

type PlacedFacts = Pick<Order, 'orderNumber' | 'date' | 'payBy'>;

/** Gives a draft its number and its day (YYYY-MM-DD in Luxembourg). The document is the order confirmation (D9). */
export function placedOrder(draft: OrderDraft, placed: PlacedFacts): Order {
  const acts = firstActs(draft.paymentMethod);
  const paid = needsProvider(draft.paymentMethod);
  const events = eventsOf(acts.map((act) => ({ act, date: placed.date })));
  const documentNumber = `KB-${placed.orderNumber}`;
  const documents = [{ kind: 'KB', number: documentNumber, date: placed.date, bytes: null }] as const;
  return { ...draft, ...placed, paid, documentNumber, cancellation: null, events, documents };
}
