import type { Pricing } from '@platine/domain/cart/totals.ts';
import type { Product } from '@platine/domain/catalog/product.ts';
import { FormattedMessage } from 'react-intl';
import { offeredPrices } from '../../components/Price/shownPrices.ts';
import { VatLine } from '../../components/VatLine/VatLine.tsx';
import styles from './RowsNotes.module.css';

type RowsNotesProps = { readonly products: readonly Product[]; readonly pricing: Pricing };

/** The lines that hold for all rows: the VAT line, and what a struck price is where there is one (D15). */
export function RowsNotes({ products, pricing }: RowsNotesProps) {
  const isReduced = products.some((product) => (offeredPrices(product, pricing)?.before ?? null) !== null);
  return (
    <div className={styles['root']}>
      <VatLine vat={pricing.vat} goods={products} mode={pricing.mode} />
      {isReduced && (
        <p>
          <FormattedMessage id="productRows.struck" />
        </p>
      )}
    </div>
  );
}
