import type { Pricing } from '@platine/domain/cart/totals.ts';
import type { Product } from '@platine/domain/catalog/product.ts';
import type { Cents } from '@platine/domain/money/money.ts';
import type { ReactNode } from 'react';
import { Money } from '../../components/Money/Money.tsx';
import { VatLine } from '../../components/VatLine/VatLine.tsx';
import styles from './ListTotal.module.css';

type ListTotalProps = {
  /** Names the sum. */
  readonly label: ReactNode;
  readonly sum: Cents;
  /** The products that it is the sum of. */
  readonly goods: readonly Product[];
  /** Of the shopper's cart; null while it is unknown, and then there is no total. */
  readonly pricing: Pricing | null;
};

/** The price of all lines of a list, with its VAT; nothing for a list of which nothing can be ordered. */
export function ListTotal({ label, sum, goods, pricing }: ListTotalProps) {
  if (pricing === null || sum === 0) return null;
  return (
    <div className={styles['root']}>
      <p>
        {label}{' '}
        <strong>
          <Money cents={sum} />
        </strong>
      </p>
      <VatLine vat={pricing.vat} goods={goods} mode={pricing.mode} />
    </div>
  );
}
