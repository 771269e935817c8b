import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { RequestOf, ResponseOf } from '@platine/domain/contract/schemas.ts';
import { shippingNames } from '@platine/domain/shipping/names.ts';
import { quotesToWire, shippingCostsOf } from '@platine/domain/shipping/overview.ts';
import type { PaymentOffer } from '@platine/domain/payment/methods.ts';
import { paymentOffers as offersFor } from '@platine/domain/payment/methods.ts';
import { chargeOf } from './charge.ts';
import { sessionOf } from './session.ts';
import type { Shop } from './shop.ts';

export function shippingCosts(shop: Shop, { CUSTOMER_TYPE, COUNTRY_CODE }: RequestOf<'shippingCosts'>) {
  return shippingCostsOf({ customerType: CUSTOMER_TYPE, country: COUNTRY_CODE, day: shop.date });
}

export function shippingMethodTexts(): ResponseOf<'shippingMethodTexts'> {
  return { METHODS: shippingNames.map(([method, name]) => ({ SHIPPING_METHOD: method, NAME: { ...name } })) };
}

export function shippingMethods(shop: Shop): ResponseOf<'shippingMethods'> {
  return quotesToWire(chargeOf(shop).quotes);
}

export function updateShippingMethod(shop: Shop, { SHIPPING_METHOD }: RequestOf<'updateShippingMethod'>) {
  const quote = chargeOf(shop).quotes.find(({ method }) => method === SHIPPING_METHOD);
  if (!quote?.offered)
    throw new BusinessFailure(
      'ShippingMethodNotAvailableException',
      `${SHIPPING_METHOD} is not offered for this cart.`,
    );
  shop.change({ shippingMethod: SHIPPING_METHOD });
  return sessionOf(shop);
}

export function paymentOffers(shop: Shop): PaymentOffer[] {
  const { customerType, invoiceCleared, unavailablePayment } = shop.read();
  return offersFor({ customerType, invoiceCleared, unavailable: unavailablePayment });
}

export function paymentMethods(shop: Shop): ResponseOf<'paymentMethods'> {
  const METHODS = paymentOffers(shop).map(({ method, refusal }) => ({
    PAYMENT_METHOD: method,
    OFFERED: refusal === null,
    REASON: refusal,
  }));
  return { METHODS };
}

export function updatePaymentMethod(shop: Shop, { PAYMENT_METHOD }: RequestOf<'updatePaymentMethod'>) {
  const offer = paymentOffers(shop).find(({ method }) => method === PAYMENT_METHOD);
  if (offer?.refusal !== null)
    throw new BusinessFailure('PaymentMethodNotAvailableException', `${PAYMENT_METHOD} is not offered.`);
  shop.change({ paymentMethod: PAYMENT_METHOD });
  return sessionOf(shop);
}
