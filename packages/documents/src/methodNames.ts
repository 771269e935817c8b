import type { Language } from '@platine/domain/language/language.ts';
import { textIn } from '@platine/domain/language/text.ts';
import type { OrderDocument } from '@platine/domain/order/order.ts';
import type { Shop } from '@platine/domain/shop/shop.ts';
import { earlierPaymentNames, earlierShippingNames } from './earlierNames.data.ts';
import type { IssuedDocument, MethodNames } from './issuedDocument.ts';

type Methods = Pick<OrderDocument, 'shippingMethod' | 'paymentMethod'>;

/** The names by which a shop calls the methods of an order. */
export function methodNamesOf(
  { delivery, payment }: Pick<Shop, 'delivery' | 'payment'>,
  { shippingMethod, paymentMethod }: Methods,
  language: Language,
): MethodNames {
  return {
    shipping: textIn(delivery.methods[shippingMethod].name, language),
    payment: textIn(payment[paymentMethod].name, language),
  };
}

/** The names that a document was issued with. */
export function issuedNames({ names, order, language }: IssuedDocument): MethodNames {
  if (names !== undefined) return names;
  return {
    shipping: textIn(earlierShippingNames[order.shippingMethod], language),
    payment: textIn(earlierPaymentNames[order.paymentMethod], language),
  };
}
