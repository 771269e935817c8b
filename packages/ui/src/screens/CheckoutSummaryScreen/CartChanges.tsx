import type { CartChange } from '@platine/domain/cart/changes.ts';
import { FormattedMessage } from 'react-intl';
import { useProductName } from '../../cart/useProductName.ts';
import { Money } from '../../components/Money/Money.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import styles from './CheckoutSummaryScreen.module.css';

/** The changes of the cart since the shopper agreed to it (D4). */
export function CartChanges({ changes }: { readonly changes: readonly CartChange[] }) {
  return (
    <ul className={styles['changes']}>
      {changes.map((change) => (
        <li key={`${change.kind} ${change.position.sku}`}>
          <Words change={change} />
        </li>
      ))}
    </ul>
  );
}

function Words({ change }: { readonly change: CartChange }) {
  const { number } = useFormats();
  const name = useProductName(change.position);
  const id = `checkoutSummaryScreen.change.${change.kind}` as const;
  if (change.kind === 'price') {
    const before = <Money key="before" cents={change.before} />;
    return <FormattedMessage id={id} values={{ name, before, now: <Money key="now" cents={change.now} /> }} />;
  }
  if (change.kind === 'amount')
    return <FormattedMessage id={id} values={{ name, before: number(change.before), now: number(change.now) }} />;
  return <FormattedMessage id={id} values={{ name }} />;
}
