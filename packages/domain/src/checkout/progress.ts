import type { Position } from '../cart/cart.ts';
import { amountRefusal, isOrderable } from '../cart/cart.ts';
import type { AdjustmentReason } from '../cart/quantity.ts';
import type { Address } from '../customer/address.ts';
import type { AddressType } from '../customer/addressTypes.ts';
import { addressFor, invoiceAddress } from '../customer/address.ts';
import { shownCompanyFields } from '../customer/audience.ts';
import type { CountryCode } from '../customer/countries.ts';
import type { CustomerType } from '../customer/customerType.ts';
import type { VatIdCheck } from '../customer/vatId.ts';
import { isVatIdOf, vatIdStopsOrder } from '../customer/vatId.ts';
import type { CheckoutProgress, CheckoutStep } from '../machines/checkoutSteps.ts';
import type { Cents } from '../money/money.ts';
import type { PaymentMethod } from '../payment/methods.ts';
import type { ShippingMethod } from '../shipping/methods.ts';
import { isPickup } from '../shipping/methods.ts';
import { missingToMinimum } from '../shipping/offers.ts';
import { isCompleteAddress } from '../validation/addressLines.ts';
import { validateEmail } from '../validation/fields/email.ts';

/** Everything that decides which checkout steps are complete (D25). */
export type CheckoutFacts = {
  readonly cartVersion: number;
  readonly positions: readonly Pick<Position, 'amount' | 'prices' | 'rule'>[];
  /** Charged for the goods, in cents, before shipping (D12). */
  readonly goods: Cents;
  /** The smallest order for the delivery country, in cents. */
  readonly minimumOrderValue: Cents;
  readonly customerType: CustomerType;
  /** The delivery country. */
  readonly country: CountryCode;
  readonly loggedIn: boolean;
  readonly email: string | null;
  readonly vatId: string | null;
  readonly vatIdCheck: VatIdCheck | null;
  readonly addresses: readonly Address[];
  readonly shippingMethod: ShippingMethod | null;
  readonly offeredShipping: readonly ShippingMethod[];
  readonly paymentMethod: PaymentMethod | null;
  readonly offeredPayment: readonly PaymentMethod[];
};

/** A reason why a step is incomplete. `missing` is in cents. */
export type CheckoutGap = { readonly step: Exclude<CheckoutStep, 'summary'> } & (
  | { readonly field: 'POSITIONS'; readonly code: 'REQUIRED' | 'NOT_ORDERABLE' | AdjustmentReason }
  | { readonly field: 'MINIMUM_ORDER_VALUE'; readonly code: 'MISSING'; readonly missing: Cents }
  | { readonly field: 'EMAIL' | 'VATID' | `${AddressType}_ADDRESS`; readonly code: 'REQUIRED' | 'FORMAT' | 'INVALID' }
  | { readonly field: 'SHIPPING_METHOD' | 'PAYMENT_METHOD'; readonly code: 'REQUIRED' | 'NOT_OFFERED' }
);

/** Which steps are complete (D25). The client redirects by it, and the server refuses an order until all of them are. */
export function checkoutProgress(facts: CheckoutFacts): CheckoutProgress {
  const open = new Set(checkoutGaps(facts).map(({ step }) => step));
  return {
    cartVersion: facts.cartVersion,
    cart: !open.has('cart'),
    type: !open.has('type'),
    addresses: !open.has('addresses'),
    shipping: !open.has('shipping'),
    payment: !open.has('payment'),
  };
}

/** All reasons why steps are incomplete, in the order of the steps. */
export function checkoutGaps(facts: CheckoutFacts): CheckoutGap[] {
  return [...cartGaps(facts), ...emailGaps(facts), ...addressGaps(facts), ...vatIdGaps(facts), ...methodGaps(facts)];
}

function cartGaps({ positions }: CheckoutFacts): CheckoutGap[] {
  if (positions.length === 0) return [{ step: 'cart', field: 'POSITIONS', code: 'REQUIRED' }];
  if (!positions.every(isOrderable)) return [{ step: 'cart', field: 'POSITIONS', code: 'NOT_ORDERABLE' }];
  // The limit may have been lowered after the product was added.
  const code = positions.map(amountRefusal).find((reason) => reason !== null);
  return code === undefined ? [] : [{ step: 'cart', field: 'POSITIONS', code }];
}

function emailGaps({ loggedIn, email }: CheckoutFacts): CheckoutGap[] {
  if (loggedIn) return [];
  if (email === null || email === '') return [{ step: 'type', field: 'EMAIL', code: 'REQUIRED' }];
  return validateEmail(email) === null ? [] : [{ step: 'type', field: 'EMAIL', code: 'FORMAT' }];
}

/** Pickup needs no delivery address, but always an invoice address. */
function addressGaps({ addresses, country, customerType, shippingMethod }: CheckoutFacts): CheckoutGap[] {
  const fetched = shippingMethod !== null && isPickup(shippingMethod);
  const delivery = addressFor(addresses, 'DELIVERY');
  const validate = (type: AddressType, address: Address | null): CheckoutGap[] => {
    if (address === null) return [{ step: 'addresses', field: `${type}_ADDRESS`, code: 'REQUIRED' }];
    const complete = isCompleteAddress(address, customerType);
    return complete ? [] : [{ step: 'addresses', field: `${type}_ADDRESS`, code: 'FORMAT' }];
  };
  const invoice = validate('INVOICE', invoiceAddress(addresses));
  if (fetched) return invoice;
  // Prices are those of the session's country; another destination would have another VAT (D11).
  if (delivery !== null && delivery.country !== country)
    return [{ step: 'addresses', field: 'DELIVERY_ADDRESS', code: 'INVALID' }];
  const sent = validate('DELIVERY', delivery);
  return delivery === invoiceAddress(addresses) ? sent : [...sent, ...invoice];
}

/** A company in the EU needs a VAT id (spec §5). Outside Luxembourg an id that the check calls invalid blocks the order (D17). */
function vatIdGaps({ customerType, country, vatId, vatIdCheck }: CheckoutFacts): CheckoutGap[] {
  if (!shownCompanyFields({ customerType, country }).includes('vatId')) return [];
  if (vatId === null || vatId === '') return [{ step: 'addresses', field: 'VATID', code: 'REQUIRED' }];
  if (!isVatIdOf(vatId, country)) return [{ step: 'addresses', field: 'VATID', code: 'FORMAT' }];
  return vatIdStopsOrder(vatIdCheck, country) ? [{ step: 'addresses', field: 'VATID', code: 'INVALID' }] : [];
}

function methodGaps(facts: CheckoutFacts): CheckoutGap[] {
  const { paymentMethod, offeredPayment } = facts;
  const payment = methodCode(paymentMethod, offeredPayment);
  return [
    ...shippingGaps(facts),
    ...(payment === null ? [] : [{ step: 'payment', field: 'PAYMENT_METHOD', code: payment } as const]),
  ];
}

/** The minimum order value is checked once a method is chosen, because pickup has none (D12). */
function shippingGaps(facts: CheckoutFacts): CheckoutGap[] {
  const { positions, shippingMethod, offeredShipping } = facts;
  const missing = shippingMethod === null || positions.length === 0 ? 0 : missingToMinimum(shippingMethod, facts);
  if (missing > 0) return [{ step: 'shipping', field: 'MINIMUM_ORDER_VALUE', code: 'MISSING', missing }];
  const code = methodCode(shippingMethod, offeredShipping);
  return code === null ? [] : [{ step: 'shipping', field: 'SHIPPING_METHOD', code }];
}

function methodCode<Method>(chosen: Method | null, offered: readonly Method[]): 'REQUIRED' | 'NOT_OFFERED' | null {
  if (chosen === null) return 'REQUIRED';
  return offered.includes(chosen) ? null : 'NOT_OFFERED';
}
