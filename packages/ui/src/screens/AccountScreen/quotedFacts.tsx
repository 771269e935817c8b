import type { Quote } from '@platine/domain/quote/quote.ts';
import { FormattedMessage } from 'react-intl';
import { AddressLines } from '../../checkout/AddressLines/AddressLines.tsx';
import type { OrderFact } from '../../checkout/OrderFacts/OrderFacts.tsx';
import { ShippingMethodName } from '../../shop/MethodName.tsx';

/** The addresses, the shipping method and the customer's own words of a quote. */
export function quotedFacts({ delivery, invoice, shippingMethod, vatId, ownOrderNumber, comment }: Quote): OrderFact[] {
  const places = [
    { key: 'delivery', id: 'checkoutScreen.delivery', address: delivery },
    { key: 'invoice', id: 'checkoutScreen.invoice', address: invoice },
  ] as const;
  const notes = [
    { key: 'vatId', value: vatId ?? '' },
    { key: 'ownOrderNumber', value: ownOrderNumber },
    { key: 'comment', value: comment },
  ] as const;
  return [
    ...places.flatMap(({ key, id, address }) =>
      address === null ? [] : [{ key, name: <FormattedMessage id={id} />, value: <AddressLines address={address} /> }],
    ),
    {
      key: 'shipping',
      name: <FormattedMessage id="checkoutScreen.shippingMethod" />,
      value: <ShippingMethodName method={shippingMethod} />,
    },
    ...notes
      .filter(({ value }) => value !== '')
      .map(({ key, value }) => ({ key, name: <FormattedMessage id={`field.${key}`} />, value })),
  ];
}
