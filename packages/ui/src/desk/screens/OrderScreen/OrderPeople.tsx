import type { Order } from '@platine/domain/order/order.ts';
import { FormattedMessage } from 'react-intl';
import { Fact } from '../../../components/Fact/Fact.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { deskCustomerPath } from '../../deskPaths.ts';
import { AddressLines } from '../../../checkout/AddressLines/AddressLines.tsx';
import styles from './OrderScreen.module.css';

/** The buyer, the payment, and the place that the goods go to. */
export function OrderPeople({ order }: { readonly order: Order }) {
  const {
    email,
    delivery,
    invoice,
    paymentMethod,
    shippingMethod,
    comment,
    ownOrderNumber,
    quoteNumber,
    peppolAddress,
    vatId,
  } = order;
  return (
    <dl className={styles['facts']}>
      <Fact name={<FormattedMessage id="desk.order.email" />}>
        <a href={`mailto:${email}`} translate="no">
          {email}
        </a>
        <br />
        <Link href={deskCustomerPath(order.orderNumber)}>
          <FormattedMessage id="desk.customer.open" />
        </Link>
      </Fact>
      <Fact name={<FormattedMessage id="desk.order.payment" />}>
        <FormattedMessage id={`desk.paymentMethod.${paymentMethod}`} />
      </Fact>
      <Fact name={<FormattedMessage id="desk.order.shipping" />}>
        <FormattedMessage id={`desk.shippingMethod.${shippingMethod}`} />
      </Fact>
      {delivery !== null && (
        <Fact name={<FormattedMessage id="desk.order.delivery" />}>
          <AddressLines address={delivery} />
        </Fact>
      )}
      {invoice !== null && (
        <Fact name={<FormattedMessage id="desk.order.invoice" />}>
          <AddressLines address={invoice} />
        </Fact>
      )}
      {vatId !== null && <Fact name={<FormattedMessage id="desk.order.vatId" />}>{vatId}</Fact>}
      {ownOrderNumber !== '' && <Fact name={<FormattedMessage id="desk.order.ownNumber" />}>{ownOrderNumber}</Fact>}
      {quoteNumber !== undefined && <Fact name={<FormattedMessage id="desk.order.quote" />}>{quoteNumber}</Fact>}
      {peppolAddress !== undefined && <Fact name={<FormattedMessage id="desk.order.peppol" />}>{peppolAddress}</Fact>}
      {comment !== '' && <Fact name={<FormattedMessage id="desk.order.comment" />}>{comment}</Fact>}
    </dl>
  );
}
