import { epcPayload } from '@platine/domain/payment/epcPayload.ts';
import { accountHolder } from '@platine/domain/shop/identity.ts';
import type { TransferDue } from '@platine/domain/order/transferDue.ts';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Money } from '../../components/Money/Money.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { lazyPart } from '../../i18n/lazyPart.tsx';
import { useShop } from '../../shop/ShopFacts.tsx';
import styles from './TransferDetails.module.css';

const Code = lazyPart(() => import('./TransferCode.tsx'), 'TransferCode');

/** A bank transfer that the shop waits for: its account, amount and reference, the same as a code for banking apps (EPC069-12), and the last day. */
export function TransferDetails({ due }: { readonly due: TransferDue }) {
  const { date } = useFormats();
  const { cents, reference, payBy } = due;
  const { identity, bank } = useShop();
  const name = accountHolder(identity.company, bank);
  const payload = epcPayload({ name, iban: bank.iban, bic: bank.bic, cents, reference });
  return (
    <>
      {payBy !== null && (
        <p>
          <FormattedMessage id="checkoutDoneScreen.payBy" values={{ date: date(payBy) }} />
        </p>
      )}
      <div className={styles['transfer']}>
        <Rows due={due} />
        <figure className={styles['code']}>
          <div className={styles['square']}>
            <Code.Part payload={payload} />
          </div>
          <figcaption>
            <FormattedMessage id="orderScreen.scan" />
          </figcaption>
        </figure>
      </div>
    </>
  );
}

function Rows({ due: { cents, reference } }: { readonly due: TransferDue }) {
  const { identity, bank } = useShop();
  const details: readonly { readonly key: string; readonly name: ReactNode; readonly value: ReactNode }[] = [
    {
      key: 'owner',
      name: <FormattedMessage id="checkoutDoneScreen.bank.owner" />,
      value: accountHolder(identity.company, bank),
    },
    { key: 'iban', name: <FormattedMessage id="checkoutDoneScreen.bank.iban" />, value: bank.iban },
    { key: 'bic', name: <FormattedMessage id="checkoutDoneScreen.bank.bic" />, value: bank.bic },
    { key: 'bank', name: <FormattedMessage id="checkoutDoneScreen.bank.name" />, value: bank.name },
    { key: 'amount', name: <FormattedMessage id="checkoutDoneScreen.bank.amount" />, value: <Money cents={cents} /> },
    { key: 'reference', name: <FormattedMessage id="checkoutDoneScreen.bank.reference" />, value: reference },
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
