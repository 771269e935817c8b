import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { PaymentMethod, PaymentOffer } from '@platine/domain/payment/methods.ts';
import { paymentOffers as offersFor } from '@platine/domain/payment/methods.ts';
import type { ShippingMethod } from '@platine/domain/shipping/methods.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';
import { chargeOf } from './charge.ts';
import type { Shop } from './shop.ts';

export function chooseShippingMethod(shop: Shop, shippingMethod: ShippingMethod): void {
  const quote = chargeOf(shop).quotes.find(({ method }) => method === shippingMethod);
  if (!quote?.offered)
    throw new BusinessFailure('ShippingMethodNotAvailableException', `${shippingMethod} is not offered for this cart.`);
  shop.change({ shippingMethod });
}

export function paymentOffers(shop: Shop): PaymentOffer[] {
  const { customerType, invoiceCleared, unavailablePayment } = shop.read();
  return offersFor({ terms: exampleShop.payment, customerType, invoiceCleared, unavailable: unavailablePayment });
}

export function choosePaymentMethod(shop: Shop, paymentMethod: PaymentMethod): void {
  const offer = paymentOffers(shop).find(({ method }) => method === paymentMethod);
  if (offer?.refusal !== null)
    throw new BusinessFailure('PaymentMethodNotAvailableException', `${paymentMethod} is not offered.`);
  shop.change({ paymentMethod });
}
