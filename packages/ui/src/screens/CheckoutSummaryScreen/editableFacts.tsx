import { addressFor, invoiceAddress } from '@platine/domain/customer/address.ts';
import type { Session } from '@platine/domain/customer/session.ts';
import { companyOrderNumber, orderPeppolAddress } from '@platine/domain/order/order.ts';
import { shopMessageKeys } from '@platine/domain/errors/shopMessages.ts';
import { isHandedOver, isPickup } from '@platine/domain/shipping/methods.ts';
import { FormattedMessage } from 'react-intl';
import { AddressLines } from '../../checkout/AddressLines/AddressLines.tsx';
import { checkoutTypePath, sectionPath } from '../../checkout/checkoutPaths.ts';
import type { OrderFact } from '../../checkout/OrderFacts/OrderFacts.tsx';
import { PickupLocation } from '../../checkout/PickupLocation.tsx';
import { PaymentMethodName } from '../../shop/MethodName.tsx';
import { DeliveryTime } from './DeliveryTime.tsx';

/** The facts of the order before it is placed, each with a link for changing it. */
export function editableFacts(session: Session): OrderFact[] {
  return [...placesOf(session), ...methodsOf(session), ...notesOf(session)];
}

function placesOf({ addresses, shippingMethod, vatId, vatIdCheck, email }: Session): OrderFact[] {
  const delivery = addressFor(addresses, 'DELIVERY');
  const invoice = invoiceAddress(addresses);
  const change = sectionPath('addresses');
  const name = (id: 'delivery' | 'invoice') => <FormattedMessage id={`checkoutScreen.${id}`} />;
  const facts: OrderFact[] = [];
  if (shippingMethod !== null && isHandedOver(shippingMethod))
    facts.push({
      key: 'pickup',
      name: <FormattedMessage id="checkout.pickupPlace" />,
      value: <PickupLocation method={shippingMethod} />,
    });
  if (delivery !== null && !(shippingMethod !== null && isPickup(shippingMethod)))
    facts.push({ key: 'delivery', name: name('delivery'), value: <AddressLines address={delivery} />, change });
  if (invoice !== null)
    facts.push({ key: 'invoice', name: name('invoice'), value: <AddressLines address={invoice} />, change });
  if (email !== null)
    facts.push({
      key: 'email',
      name: <FormattedMessage id="checkout.confirmationTo" />,
      value: email,
      change: checkoutTypePath,
    });
  if (vatId !== null)
    facts.push({
      key: 'vatId',
      name: <FormattedMessage id="field.vatId" />,
      value: <FormattedMessage id={`checkoutScreen.vatIdSummary.${vatIdCheck ?? 'unknown'}`} values={{ vatId }} />,
      change,
    });
  return facts;
}

/** Shipping and payment. An unknown method is shown as such (spec §8). */
function methodsOf(session: Session): OrderFact[] {
  const { shippingMethod, paymentMethod } = session;
  return [
    {
      key: 'shipping',
      name: <FormattedMessage id="checkout.shippingAndTime" />,
      value:
        shippingMethod === null ? (
          <FormattedMessage id={shopMessageKeys.shippingMethodUnknown} />
        ) : (
          <DeliveryTime session={session} method={shippingMethod} />
        ),
      change: sectionPath('shipping'),
    },
    {
      key: 'payment',
      name: <FormattedMessage id="checkoutScreen.paymentMethod" />,
      value:
        paymentMethod === null ? (
          <FormattedMessage id={shopMessageKeys.paymentMethodUnknown} />
        ) : (
          <PaymentMethodName method={paymentMethod} />
        ),
      change: sectionPath('payment'),
    },
  ];
}

function notesOf(session: Session): OrderFact[] {
  const notes = [
    { key: 'ownOrderNumber', value: companyOrderNumber(session) },
    { key: 'peppolAddress', value: orderPeppolAddress(session) },
    { key: 'comment', value: session.comment },
  ] as const;
  return notes
    .filter(({ value }) => value !== '')
    .map(({ key, value }) => ({
      key,
      name: <FormattedMessage id={`field.${key}`} />,
      value,
      change: sectionPath('payment'),
    }));
}
