import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../api/ApiClient.tsx';
import { outcomeOf } from '../../queries/outcome.ts';
import { retiredQuery } from '../../queries/retiredProduct.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { MenuGroups } from './MenuGroups.tsx';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import { ProductUnavailable } from './ProductUnavailable.tsx';
import styles from './ProductScreen.module.css';
import { RetiredProductView } from './RetiredProductView.tsx';
import { searchableText } from './searchableText.ts';

type GoneProductProps = {
  readonly sku: number;
  /** The address's last part. */
  readonly asked: string;
};

/** The page of a product that is not in the catalogue: one that was leads to its successor, any other to the search and the menu. */
export function GoneProduct({ sku, asked }: GoneProductProps) {
  const outcome = outcomeOf(useQuery(retiredQuery(useApiClient(), sku)));
  switch (outcome.kind) {
    case 'pending':
      return <ProductSkeleton />;
    case 'data':
      if (outcome.data !== null) return <RetiredProductView retired={outcome.data} />;
      return (
        <div className={styles['page']}>
          <ProductUnavailable searched={searchableText(asked)} />
          <MenuGroups />
        </div>
      );
    case 'network':
    case 'failure':
      return <LoadFailure kind={outcome.kind} onRetry={outcome.retry} />;
  }
}
