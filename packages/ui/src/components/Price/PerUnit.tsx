import type { PricePerUnit } from '@platine/domain/money/pricePerUnit.ts';
import { Money } from '../Money/Money.tsx';
import styles from './Price.module.css';

/** “1.20 €/m”: the price of a product for a metre, 100 g, a litre … (Directive 98/6/EC). */
export function PerUnit({
  price: { cents, per },
}: {
  /** In the display mode of the price beside it. */
  readonly price: PricePerUnit;
}) {
  return (
    <span className={styles['unit']}>
      <Money cents={cents} />/{per.replace(' ', '\u00A0')}
    </span>
  );
}
