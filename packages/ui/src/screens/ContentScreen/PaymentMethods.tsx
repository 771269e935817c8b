import { paymentOffers } from '@platine/domain/payment/methods.ts';
import type { PaymentMethodsBlock } from '@platine/domain/shop/pages/page.ts';
import { PaymentMethodName } from '../../shop/MethodName.tsx';
import { useShop } from '../../shop/ShopFacts.tsx';
import styles from './ContentScreen.module.css';
import { InterpolatedText } from './InterpolatedText.tsx';

type PaymentMethodsProps = {
  /** A sentence about some of them. */
  readonly notes: PaymentMethodsBlock['notes'];
};

/** All payment methods of the shop: those offered to a company cleared for invoices (D23). */
export function PaymentMethods({ notes }: PaymentMethodsProps) {
  const { payment: terms } = useShop();
  const offers = paymentOffers({ terms, customerType: 'COMPANY', invoiceCleared: true, unavailable: [] });
  return (
    <dl className={styles['identity']}>
      {offers
        .filter(({ refusal }) => refusal === null)
        .map(({ method }) => (
          <div key={method}>
            <dt>
              <PaymentMethodName method={method} />
            </dt>
            <dd>
              <InterpolatedText text={notes[method] ?? ''} />
            </dd>
          </div>
        ))}
    </dl>
  );
}
