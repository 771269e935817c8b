import { textIn } from '@platine/domain/language/text.ts';
import type { PaymentMethod } from '@platine/domain/payment/methods.ts';
import type { ShippingMethod } from '@platine/domain/shipping/methods.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useShop } from './ShopFacts.tsx';

type ShippingMethodNameProps = {
  /** The shop may have another name for it. */
  readonly method: ShippingMethod;
};

/** The name of a shipping method, as the shop calls it. */
export function ShippingMethodName({ method }: ShippingMethodNameProps) {
  return textIn(useShop().delivery.methods[method].name, useLanguage());
}

type PaymentMethodNameProps = {
  /** The shop may have another name for it. */
  readonly method: PaymentMethod;
};

/** The name of a payment method, as the shop calls it. */
export function PaymentMethodName({ method }: PaymentMethodNameProps) {
  return textIn(useShop().payment[method].name, useLanguage());
}
