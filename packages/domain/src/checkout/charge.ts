import { minimumOrderValue } from '../cart/minimumOrder.ts';
import type { RateHistory } from '../money/vatRates.ts';
import type { DeliveryTerms } from '../shop/shop.ts';
import type { Totals } from '../cart/sumsByRate.ts';
import type { LinePrice, PricedGoods, Pricing } from '../cart/totals.ts';
import { cartTotals, linePrice } from '../cart/totals.ts';
import type { CountryCode } from '../customer/countries.ts';
import type { CustomerType } from '../customer/customerType.ts';
import { displayMode } from '../customer/customerType.ts';
import type { Cents } from '../money/money.ts';
import { unitPrice } from '../money/vat.ts';
import { vatCase } from '../money/vatCase.ts';
import type { ShippingMethod } from '../shipping/methods.ts';
import { isOwnCarrier, isPickup } from '../shipping/methods.ts';
import { pickup } from '../shipping/pickup.ts';
import type { ShippingOffer } from '../shipping/offers.ts';
import { shippingOffers } from '../shipping/offers.ts';
import { freeShippingThreshold, pricedMethods, shippingPrice } from '../shipping/prices.ts';

/** A charged cart line. A product that is no longer sold stays visible and costs nothing. */
export type ChargedLine = PricedGoods & {
  readonly amount: number;
  readonly gramsEach: number;
  readonly orderable: boolean;
};

export type ChargeFacts = {
  readonly delivery: DeliveryTerms;
  readonly vatRates: RateHistory;
  readonly customerType: CustomerType;
  /** The delivery country. */
  readonly country: CountryCode;
  /** Zip code of the delivery address, empty where there is none yet (D42). */
  readonly zipCode: string;
  readonly vatIdValid: boolean;
  /** YYYY-MM-DD in Luxembourg. */
  readonly day: string;
  readonly shippingMethod: ShippingMethod | null;
  readonly lines: readonly ChargedLine[];
};

/** Price of a shipping method for this cart, in cents of the display mode; null when it does not serve the destination. */
export type ShippingQuote = ShippingOffer & { readonly price: Cents | null };

export type Charge = {
  readonly pricing: Pricing;
  /** In the order of `ChargeFacts.lines`. */
  readonly lines: readonly LinePrice[];
  readonly totals: Totals;
  readonly quotes: readonly ShippingQuote[];
};

/** Prices a whole cart: its lines, every shipping method, and the totals with the chosen method (D10, D11, D12). */
export function chargeCart(facts: ChargeFacts): Charge {
  const sent = pricingFor(facts, facts);
  const quotes = shippingQuotes(facts, sent);
  const { shippingMethod } = facts;
  const pricing = isTaxedAtWarehouse(shippingMethod, sent)
    ? pricingFor(facts, { country: pickup.country, zipCode: '' })
    : sent;
  const lines = linesOf(facts, pricing);
  const chosen = quotes.find(({ method, offered }) => method === shippingMethod && offered);
  const totals = cartTotals(lines, chosen?.price ?? 0, pricing);
  return { pricing, lines, totals, quotes };
}

/**
 * Goods that the customer fetches are taxed in Luxembourg, whatever the delivery country. With the customer's own carrier that holds only
 * where VAT is due at all: an intra-Community supply and an export are untaxed by whomever they are transported (D11).
 */
function isTaxedAtWarehouse(method: ShippingMethod | null, sent: Pricing): boolean {
  return method !== null && (isPickup(method) || (isOwnCarrier(method) && sent.vat.rate > 0));
}

type Destination = Pick<ChargeFacts, 'country' | 'zipCode'>;

function pricingFor(facts: ChargeFacts, { country, zipCode }: Destination): Pricing {
  const { vatRates: rates, customerType, vatIdValid, day: date } = facts;
  return { vat: vatCase({ rates, customerType, country, zipCode, vatIdValid, date }), mode: displayMode(customerType) };
}

function linesOf({ lines }: ChargeFacts, pricing: Pricing): LinePrice[] {
  return lines.map((charged) => {
    const price = linePrice(charged, charged.amount, pricing);
    return charged.orderable ? price : { ...price, line: 0 };
  });
}

function shippingQuotes(facts: ChargeFacts, pricing: Pricing): ShippingQuote[] {
  const { customerType, country, day, lines } = facts;
  const { zones, freeShipping, minimumOrder } = facts.delivery;
  const grams = lines.reduce((sum, { orderable, gramsEach, amount }) => sum + (orderable ? gramsEach * amount : 0), 0);
  const { goods } = cartTotals(linesOf(facts, pricing), 0, pricing);
  const offers = shippingOffers({
    customerType,
    minimumOrderValue: minimumOrderValue(minimumOrder, country),
    goods,
    freeShippingThreshold: freeShippingThreshold(freeShipping, country, day),
    available: pricedMethods(zones, { country, grams }),
  });
  return offers.map((offer) => {
    const price = shippingPrice(zones, offer.method, { country, grams });
    return { ...offer, price: price === null ? null : unitPrice(price, pricing, 'STANDARD') };
  });
}
