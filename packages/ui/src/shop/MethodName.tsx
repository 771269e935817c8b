import { textIn } from '@platine/domain/language/text.ts';
import type { PaymentMethod } from '@platine/domain/payment/methods.ts';
import type { ShippingMethod } from '@platine/domain/shipping/methods.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useShop } from './ShopFacts.tsx';

/** The name of a shipping method, as the shop calls it. */
export function ShippingMethodName({ method }: { readonly method: ShippingMethod }) {
  return textIn(useShop().delivery.methods[method].name, useLanguage());
}

/** The name of a payment method, as the shop calls it. */
export function PaymentMethodName({ method }: { readonly method: PaymentMethod }) {
  return textIn(useShop().payment[method].name, useLanguage());
}
