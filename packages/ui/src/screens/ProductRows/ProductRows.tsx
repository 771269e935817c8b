import type { Pricing } from '@platine/domain/cart/totals.ts';
import type { Product } from '@platine/domain/catalog/product.ts';
import { useId } from 'react';
import { useOwnRule } from '../../cart/useOwnRule.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { CompareTicked } from './CompareTicked.tsx';
import { comparedAttributes } from './comparedAttributes.ts';
import { ProductRow } from './ProductRow.tsx';
import type { RowSorting } from './RowsHead.tsx';
import { RowsHead } from './RowsHead.tsx';
import { RowsNotes } from './RowsNotes.tsx';
import styles from './ProductRows.module.css';

type ProductRowsProps = RowSorting & {
  /** Accessible name of the list. */
  readonly label: string;
  /** In the order shown. */
  readonly products: readonly Product[];
  /** VAT case and display mode of the prices. */
  readonly pricing: Pricing;
};

/** Products for comparison: a table of dense rows, with their defining attributes as columns. */
export function ProductRows({ label, products, pricing, place, addressOf }: ProductRowsProps) {
  const compared = comparedAttributes(products);
  const own = useOwnRule();
  const rows = products.map(own);
  const form = useId();
  return (
    <div className={styles['frame']}>
      <RowsNotes products={rows} pricing={pricing} />
      <table className={styles['root']}>
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <RowsHead compared={compared} sorting={{ place, addressOf }} />
        <tbody>
          {rows.map((product) => (
            <ProductRow key={product.sku} product={product} {...{ compared, pricing, form }} />
          ))}
        </tbody>
      </table>
      <CompareTicked id={form} />
    </div>
  );
}
