import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../../api/ApiClient.tsx';
import { rarePart } from '../../i18n/lazyPart.tsx';
import { bothOf, outcomeOf } from '../../queries/outcome.ts';
import { listedProduct, productQuery } from '../../queries/products.ts';
import { relatedQuery } from '../../queries/related.ts';
import { isNoProduct } from '../../queries/retiredProduct.ts';
import { cartTermsQuery } from '../../queries/session.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { useCategories } from '../useCategories.ts';
import { namedCategories } from './productCategories.ts';
import { ProductErrorBoundary } from './ProductErrorBoundary.tsx';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import { ProductView } from './ProductView.tsx';

const Gone = rarePart(() => import('./GoneProduct.tsx'), 'GoneProduct');

type ProductScreenProps = {
  /** NaN for an address without a number. */
  readonly sku: number;
  /** The address's last part, when it may be something else than the SKU. */
  readonly asked?: string | undefined;
};

/** /product/:SKU (spec §2). A product that fails to load or to render is shown as no longer available (D27). */
export function ProductScreen({ sku, asked = String(sku) }: ProductScreenProps) {
  return (
    <ProductErrorBoundary key={asked}>
      <ProductContent sku={sku} asked={asked} />
    </ProductErrorBoundary>
  );
}

function ProductContent({ sku, asked }: { readonly sku: number; readonly asked: string }) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const terms = outcomeOf(useQuery(cartTermsQuery(client)));
  // After a listing, its product data is shown at once as a placeholder.
  const product = useQuery({ ...productQuery(client, sku), placeholderData: () => listedProduct(queryClient, sku) });
  const related = useQuery(relatedQuery(client, product.data));
  const named = namedCategories(product.data ?? { categoryPaths: [] });
  const categories = useCategories(named);
  const outcome = bothOf(terms, outcomeOf(product));
  switch (outcome.kind) {
    case 'pending':
      return <ProductSkeleton />;
    case 'data': {
      const [{ pricing }, shown] = outcome.data;
      return (
        <ProductView
          key={shown.sku}
          product={shown}
          categories={categories}
          related={related.data ?? []}
          pricing={pricing}
          complete={!product.isPlaceholderData}
        />
      );
    }
    case 'network':
      return <LoadFailure kind="network" onRetry={outcome.retry} />;
    case 'failure':
      return isNoProduct(outcome.errorClass) ? (
        <Gone.Part sku={sku} asked={asked} />
      ) : (
        <LoadFailure kind="failure" onRetry={outcome.retry} />
      );
  }
}
