import type { Cart } from '../cart/cart.ts';
import { amountRefusal, isOrderable } from '../cart/cart.ts';
import { missingTo } from '../cart/minimumOrder.ts';
import { capAmount, maximumFor } from '../cart/quantity.ts';
import type { OrderRule } from '../cart/quantity.ts';
import type { ShippingQuote } from '../checkout/charge.ts';
import type { ErrorClass } from '../contract/errors.ts';
import type { CountryCode } from '../customer/countries.ts';
import type { Session } from '../customer/session.ts';
import type { Cents } from '../money/money.ts';
import { applyingPrice } from '../money/priceBreaks.ts';
import type { OrderDraft, OrderLine } from '../order/order.ts';
import { addressesOf, companyOrderNumber, orderLine } from '../order/order.ts';
import type { ShippingMethod } from '../shipping/methods.ts';
import { isHandedOver, isPickup } from '../shipping/methods.ts';
import type { QuotedLineState, QuoteState } from './quoteStates.ts';

/** A line of a quote; `held` is its price per piece in cents with Luxembourg VAT, as in the catalogue: any VAT case follows from it (D11). */
export type QuoteLine = OrderLine & { readonly held: Cents };

type DraftFields =
  | 'customerType'
  | 'email'
  | 'vatId'
  | 'pricing'
  | 'shippingMethod'
  | 'delivery'
  | 'invoice'
  | 'comment'
  | 'ownOrderNumber'
  | 'totals';

/** An offer to a company: the content of its cart at the prices of a day, for some days (record 0137). It never changes. */
export type Quote = Pick<OrderDraft, DraftFields> & {
  readonly number: string;
  /** Day of the quote in Luxembourg, YYYY-MM-DD. */
  readonly date: string;
  /** Its last day there, YYYY-MM-DD. */
  readonly validUntil: string;
  readonly country: CountryCode;
  readonly lines: readonly QuoteLine[];
};

/** A quote among those of an account. `total` is in cents. */
export type QuoteEntry = Pick<Quote, 'number' | 'date' | 'validUntil'> & {
  readonly state: QuoteState;
  readonly total: Cents;
};

type Term = { readonly validUntil: string; readonly orderNumber: string | null };

/** A quote is ordered once, and only until its last day is over. `today` is the day in Luxembourg. */
export function quoteState({ validUntil, orderNumber }: Term, today: string): QuoteState {
  if (orderNumber !== null) return 'ORDERED';
  return today <= validUntil ? 'OPEN' : 'EXPIRED';
}

/** Why no quote is made of a cart; null when it can be. A quote that could not be ordered as it stands is none. */
export function quoteRefusal(
  { positions, totals, minimumOrderValue }: Cart,
  method: ShippingMethod | null,
): ErrorClass | null {
  const possible = positions.every((position) => isOrderable(position) && amountRefusal(position) === null);
  if (positions.length === 0 || !possible) return 'NotOrderableException';
  const collected = method !== null && isPickup(method);
  if (!collected && missingTo(minimumOrderValue, totals.goods) > 0) return 'MinimumOrderValueException';
  // Nothing of the shop's reaches the country, or takes the weight.
  return method === null ? 'NotOrderableException' : null;
}

/** The method whose price a quote states: the chosen one, or the cheapest by which the shop sends; null without one. */
export function quotedMethod(quotes: readonly ShippingQuote[], chosen: ShippingMethod | null): ShippingMethod | null {
  const offered = quotes.filter(({ offered: isOffered }) => isOffered);
  if (offered.some(({ method }) => method === chosen)) return chosen;
  const [cheapest] = offered
    .flatMap(({ method, price }) => (price === null || isHandedOver(method) ? [] : [{ method, price }]))
    .toSorted((one, other) => one.price - other.price);
  return cheapest?.method ?? null;
}

/** The content of a quote, before it has a number; null while the session lacks the e-mail or a shipping method. */
export function draftQuote(session: Session): Omit<Quote, 'number' | 'date' | 'validUntil'> | null {
  const { customerType, country, email, vatId, shippingMethod, comment, cart } = session;
  if (email === null || shippingMethod === null) return null;
  return {
    customerType,
    country,
    email,
    vatId: customerType === 'COMPANY' ? vatId : null,
    pricing: cart.pricing,
    shippingMethod,
    ...addressesOf(session, shippingMethod),
    comment,
    ownOrderNumber: companyOrderNumber(session),
    totals: cart.totals,
    lines: cart.positions.map((position) => ({
      ...orderLine(position),
      held: applyingPrice(position.prices, position.amount)?.price ?? 0,
    })),
  };
}

/** The part of a line that can be ordered today; `amount` and `inStock` are pieces. */
export type LineToday = { readonly state: QuotedLineState; readonly amount: number; readonly inStock: number };

type ProductToday = { readonly rule: OrderRule; readonly inStock: number };

/** Compares a line with its product as it is sold today; null: it is sold no more. What is out of stock can be ordered, and is sent later. */
export function lineToday(wanted: number, product: ProductToday | null): LineToday {
  if (product === null || maximumFor(product.rule) === 0) return { state: 'GONE', amount: 0, inStock: 0 };
  const { amount, reason } = capAmount(wanted, product.rule);
  const { inStock } = product;
  if (reason !== null) return { state: 'AMOUNT_CHANGED', amount, inStock };
  return { state: inStock < wanted ? 'PARTLY_IN_STOCK' : 'ORDERABLE', amount, inStock };
}

/** A quote with all that its page shows. */
export type ShownQuote = Quote & {
  readonly state: QuoteState;
  /** The order that was placed from it; null for none. */
  readonly orderNumber: string | null;
  /** In the order of the lines. */
  readonly today: readonly LineToday[];
};
