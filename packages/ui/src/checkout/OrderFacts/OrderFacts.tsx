import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from '../../components/Link/Link.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import styles from './OrderFacts.module.css';

export type OrderFact = {
  readonly key: string;
  readonly name: ReactNode;
  readonly value: ReactNode;
  /** Link to the page that changes it; left out once it cannot be changed. */
  readonly change?: string;
};

/** The addresses, shipping and payment of an order. */
export function OrderFacts({
  facts,
}: {
  /** In the order of the checkout. */
  readonly facts: readonly OrderFact[];
}) {
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
