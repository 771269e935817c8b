import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from '../../components/Link/Link.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import styles from './OrderFacts.module.css';

export type OrderFact = {
  readonly key: string;
  readonly name: ReactNode;
  readonly value: ReactNode;
  /** Where it can be changed, as long as it can. */
  readonly change?: string;
};

/** What an order is beside its goods: addresses, shipping, payment. */
export function OrderFacts({ facts }: { readonly facts: readonly OrderFact[] }) {
  return (
    <dl className={styles['root']}>
      {facts.map(({ key, name, value, change }) => (
        <div key={key} className={styles['fact']}>
          <dt className={styles['name']}>{name}</dt>
          <dd className={styles['value']}>
            {value}
            {change !== undefined && (
              <p className={styles['change']}>
                <Link href={change}>
                  <FormattedMessage id="checkout.change" />
                  <VisuallyHidden> {name}</VisuallyHidden>
                </Link>
              </p>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
