import { wireTransferShipping } from '@platine/domain/payment/methods.ts';
import { isHandedOver } from '@platine/domain/shipping/methods.ts';
import type { Order } from '@platine/domain/order/order.ts';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { PickupNotice } from '../../checkout/PickupNotice.tsx';
import { Money } from '../../components/Money/Money.tsx';
import { useShop } from '../../shop/ShopFacts.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import styles from './CheckoutDoneScreen.module.css';

/** The next steps by payment and shipping method (spec §9). */
export function NextSteps({ order }: { readonly order: Order }) {
  const { number, date } = useFormats();
  const { paymentMethod, shippingMethod, payBy, paid } = order;
  const times = { from: number(wireTransferShipping.from), to: number(wireTransferShipping.to) };
  return (
    <section className={styles['part']} aria-labelledby="next-steps">
      <h2 id="next-steps">
        <FormattedMessage id="checkoutDoneScreen.next" />
      </h2>
      <p>
        <FormattedMessage id={`checkoutDoneScreen.next.${nextStep(order)}`} values={times} />
      </p>
      {payBy !== null && !paid && (
        <p>
          <FormattedMessage id="checkoutDoneScreen.payBy" values={{ date: date(payBy) }} />
        </p>
      )}
      {paymentMethod === 'WIRE_TRANSFER' && !paid && <BankDetails order={order} />}
      <p>
        {isHandedOver(shippingMethod) ? (
          <PickupNotice method={shippingMethod} />
        ) : (
          <FormattedMessage id="checkoutDoneScreen.shippingNotice" />
        )}
      </p>
    </section>
  );
}

/** A transfer that has arrived is like any other payment; until then it counts whether the goods are sent or fetched. */
function nextStep({ paymentMethod, shippingMethod, paid }: Order) {
  if (paymentMethod !== 'WIRE_TRANSFER') return paymentMethod;
  if (paid) return 'transferred';
  return isHandedOver(shippingMethod) ? 'transferAndPickup' : 'WIRE_TRANSFER';
}

/** Bank account, amount and reference of a bank transfer. */
function BankDetails({ order: { totals, orderNumber } }: { readonly order: Order }) {
  const { identity, bank } = useShop();
  const details: readonly { readonly key: string; readonly name: ReactNode; readonly value: ReactNode }[] = [
    { key: 'owner', name: <FormattedMessage id="checkoutDoneScreen.bank.owner" />, value: identity.company },
    { key: 'iban', name: <FormattedMessage id="checkoutDoneScreen.bank.iban" />, value: bank.iban },
    { key: 'bic', name: <FormattedMessage id="checkoutDoneScreen.bank.bic" />, value: bank.bic },
    { key: 'bank', name: <FormattedMessage id="checkoutDoneScreen.bank.name" />, value: bank.name },
    {
      key: 'amount',
      name: <FormattedMessage id="checkoutDoneScreen.bank.amount" />,
      value: <Money cents={totals.total} />,
    },
    { key: 'reference', name: <FormattedMessage id="checkoutDoneScreen.bank.reference" />, value: orderNumber },
  ];
  return (
    <dl className={styles['bank']}>
      {details.map(({ key, name, value }) => (
        <div key={key} className={styles['detail']}>
          <dt>{name}</dt>
          <dd translate="no">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
