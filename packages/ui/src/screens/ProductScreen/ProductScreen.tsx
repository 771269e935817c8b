import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../../api/ApiClient.tsx';
import { bothOf, outcomeOf } from '../../queries/outcome.ts';
import { listedProduct, productQuery, relatedQuery } from '../../queries/products.ts';
import { sessionQuery } from '../../queries/session.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { useCategories } from '../useCategories.ts';
import { namedCategories } from './productCategories.ts';
import { ProductErrorBoundary } from './ProductErrorBoundary.tsx';
import { ProductUnavailable } from './ProductUnavailable.tsx';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import { ProductView } from './ProductView.tsx';

type ProductScreenProps = { readonly sku: number };

/** /product/:SKU (spec §2). A product that fails to load or to render is shown as no longer available (D27). */
export function ProductScreen({ sku }: ProductScreenProps) {
  return (
    <ProductErrorBoundary key={sku}>
      <ProductContent sku={sku} />
    </ProductErrorBoundary>
  );
}

function ProductContent({ sku }: ProductScreenProps) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const session = outcomeOf(useQuery(sessionQuery(client)));
  // After a listing, its product data is shown at once as a placeholder.
  const product = useQuery({ ...productQuery(client, sku), placeholderData: () => listedProduct(queryClient, sku) });
  const hasRelated = (product.data?.related.length ?? 0) > 0;
  const related = useQuery({ ...relatedQuery(client, product.data), enabled: hasRelated });
  const named = namedCategories(product.data ?? { categoryPaths: [] });
  const categories = useCategories(named);
  const outcome = bothOf(session, outcomeOf(product));
  switch (outcome.kind) {
    case 'pending':
      return <ProductSkeleton />;
    case 'data': {
      const [{ cart }, shown] = outcome.data;
      return (
        <ProductView
          key={shown.sku}
          product={shown}
          categories={categories}
          related={related.data ?? []}
          pricing={cart.pricing}
          complete={!product.isPlaceholderData}
        />
      );
    }
    case 'network':
      return <LoadFailure kind="network" onRetry={outcome.retry} />;
    case 'failure':
      return isGone(outcome.errorClass) ? (
        <ProductUnavailable />
      ) : (
        <LoadFailure kind="failure" onRetry={outcome.retry} />
      );
  }
}

/** True if the shop has no such product, or the SKU is invalid. */
function isGone(errorClass: string): boolean {
  return (
    errorClass === 'ProductNotFoundException' ||
    errorClass === 'InvalidRequestException' ||
    errorClass === 'NotFoundException'
  );
}
