import type { PaymentMethod } from '@platine/domain/payment/methods.ts';
import { paymentOffers } from '@platine/domain/payment/methods.ts';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useShop } from '../../shop/ShopFacts.tsx';
import { PaymentMethodName } from '../../shop/MethodName.tsx';
import styles from './Footer.module.css';

/** Drawn by us on a 24 by 16 grid: a purse, a card, a bank. The brands' own signs are not ours to use. */
const drawings: Readonly<Partial<Record<PaymentMethod, string>>> = {
  PAYPAL: 'M3.5 4.5h15a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2h-15zV3a1.5 1.5 0 0 1 1.5-1.5H17v3M20.5 8h-4.5v3h4.5',
  SAFERPAY:
    'M2.5 4a1.5 1.5 0 0 1 1.5-1.5h16a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 12zM2.5 6h19M5.5 10.5h5',
  WIRE_TRANSFER: 'M12 1.5L3.5 5.5h17zM5.5 6v6M10 6v6M14 6v6M18.5 6v6M3.5 12.5h17M2.5 14.5h19',
};

type Way = { readonly key: string; readonly method: PaymentMethod; readonly name: ReactNode };

/**
 * Payment methods offered to everyone (D23); the checkout shows those of this shopper. The means of Saferpay's page are named as the shop does
 * (spec §9).
 */
export function PaymentOptions() {
  const { means, payment: terms } = useShop();
  const { cards, others } = means;
  const offered = paymentOffers({ terms, customerType: 'PRIVATE', invoiceCleared: false, unavailable: [] })
    .filter(({ refusal }) => refusal === null)
    .map(({ method }) => method);
  const ways = offered.flatMap((method): readonly Way[] => {
    const isNamed = method === 'SAFERPAY' && cards.length + others.length > 0;
    if (!isNamed) return [{ key: method, method, name: <PaymentMethodName method={method} /> }];
    const shown = <FormattedMessage id="footer.cards" values={{ cards: cards.join(', ') }} />;
    return [
      ...(cards.length > 0 ? [{ key: method, method, name: shown }] : []),
      ...others.map((name) => ({ key: name, method, name })),
    ];
  });
  return (
    <div className={styles['widget']}>
      <h2>
        <FormattedMessage id="footer.payment" />
      </h2>
      <ul className={styles['payment']}>
        {ways.map(({ key, method, name }) => (
          <li key={key}>
            <svg viewBox="0 0 24 16" aria-hidden="true">
              <path d={drawings[method]} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <p>
        <FormattedMessage id="footer.paymentNote" />
      </p>
    </div>
  );
}
