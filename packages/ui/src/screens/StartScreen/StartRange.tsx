import type { Pricing } from '@platine/domain/cart/totals.ts';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApiClient } from '../../api/ApiClient.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { listingQuery } from '../../queries/listing.ts';
import { outcomeOf } from '../../queries/outcome.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { ProductTilesSkeleton } from '../ProductTiles/ProductTiles.tsx';
import { rangeProducts } from './startListings.ts';
import { StartSection } from './StartSection.tsx';

type StartRangeProps = { readonly pricing: Pricing };

/** Products in stock, for a shop in which nothing is new or reduced: its catalogue may know neither. */
export function StartRange({ pricing }: StartRangeProps) {
  const outcome = outcomeOf(useQuery(listingQuery(useApiClient(), rangeProducts)));
  const label = useIntl().formatMessage({ id: 'startScreen.range' });
  if (outcome.kind === 'pending') return <ProductTilesSkeleton label={label} count={rangeProducts.pageSize} />;
  if (outcome.kind !== 'data') return <LoadFailure kind={outcome.kind} onRetry={outcome.retry} />;
  const { products } = outcome.data;
  if (products.length > 0) return <StartSection id="startScreen.range" products={products} pricing={pricing} onTop />;
  return (
    <EmptyState title={<FormattedMessage id="startScreen.emptyTitle" />}>
      <FormattedMessage id="startScreen.emptyText" />
    </EmptyState>
  );
}
