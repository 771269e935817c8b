import type { Pricing } from '@platine/domain/cart/totals.ts';
import type { Product } from '@platine/domain/catalog/product.ts';
import type { Comparison } from '@platine/domain/search/comparison.ts';
import { maxCompared } from '@platine/domain/search/comparison.ts';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { startPath } from '../../routing/paths.ts';
import { AddForm, AmountForm } from './CompareForms.tsx';
import { CompareNotices } from './CompareNotices.tsx';
import { ComparedTable } from './ComparedTable.tsx';
import styles from './CompareScreen.module.css';

export type CompareViewProps = {
  readonly comparison: Comparison;
  /** Those of the comparison that the shop has. */
  readonly products: readonly Product[];
  readonly pricing: Pricing;
};

/** The products with all that they are compared by, and the forms that change the comparison. */
export function CompareView({ comparison, products, pricing }: CompareViewProps) {
  const skus = products.map(({ sku }) => sku);
  return (
    <>
      <CompareNotices comparison={comparison} shown={skus} />
      {products.length === 0 ? (
        <EmptyState
          title={<FormattedMessage id="compareScreen.emptyTitle" />}
          action={
            <Link href={startPath} variant="secondary">
              <FormattedMessage id="compareScreen.toStart" />
            </Link>
          }
        >
          <FormattedMessage id="compareScreen.emptyText" />
        </EmptyState>
      ) : (
        <>
          <AmountForm skus={skus} amount={comparison.amount} />
          <ComparedTable products={products} amount={comparison.amount} pricing={pricing} />
        </>
      )}
      {products.length < maxCompared ? (
        <AddForm skus={skus} amount={comparison.amount} />
      ) : (
        <p className={styles['full']}>
          <FormattedMessage id="compareScreen.full" />
        </p>
      )}
    </>
  );
}
