import type { Order } from '@platine/domain/order/order.ts';
import { isPickup } from '@platine/domain/shipping/methods.ts';
import { FormattedMessage } from 'react-intl';
import { AddressLines } from '../../checkout/AddressLines/AddressLines.tsx';
import type { OrderFact } from '../../checkout/OrderFacts/OrderFacts.tsx';
import { ShippingHint } from '../../checkout/ShippingHint.tsx';
import { PaymentMethodName, ShippingMethodName } from '../../shop/MethodName.tsx';

/** The addresses, shipping and payment of a placed order. */
export function orderedFacts(order: Order): OrderFact[] {
  return [...placesOf(order), ...waysOf(order)];
}

function placesOf({ delivery, invoice, pickup, vatId, shippingMethod }: Order): OrderFact[] {
  const places = [
    { key: 'pickup', id: 'checkout.pickupPlace', address: pickup },
    { key: 'delivery', id: 'checkoutScreen.delivery', address: isPickup(shippingMethod) ? null : delivery },
    { key: 'invoice', id: 'checkoutScreen.invoice', address: invoice },
  ] as const;
  const facts: OrderFact[] = places.flatMap(({ key, id, address }) =>
    address === null ? [] : [{ key, name: <FormattedMessage id={id} />, value: <AddressLines address={address} /> }],
  );
  if (vatId !== null) facts.push({ key: 'vatId', name: <FormattedMessage id="field.vatId" />, value: vatId });
  return facts;
}

function waysOf({
  shippingMethod,
  paymentMethod,
  pricing,
  ownOrderNumber,
  quoteNumber = '',
  peppolAddress = '',
  comment,
}: Order): OrderFact[] {
  const facts: OrderFact[] = [
    {
      key: 'shipping',
      name: <FormattedMessage id="checkoutScreen.shippingMethod" />,
      value: (
        <>
          <p>
            <ShippingMethodName method={shippingMethod} />
          </p>
          <p>
            <ShippingHint method={shippingMethod} country={pricing.vat.country} />
          </p>
        </>
      ),
    },
    {
      key: 'payment',
      name: <FormattedMessage id="checkoutScreen.paymentMethod" />,
      value: <PaymentMethodName method={paymentMethod} />,
    },
  ];
  const notes = [
    { key: 'ownOrderNumber', value: ownOrderNumber },
    { key: 'quoteNumber', value: quoteNumber },
    { key: 'peppolAddress', value: peppolAddress },
    { key: 'comment', value: comment },
  ] as const;
  const written = notes.filter(({ value }) => value !== '');
  return [
    ...facts,
    ...written.map(({ key, value }) => ({ key, name: <FormattedMessage id={`field.${key}`} />, value })),
  ];
}
