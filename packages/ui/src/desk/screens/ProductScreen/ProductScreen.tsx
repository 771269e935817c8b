import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { SkeletonLine } from '../../../components/Skeleton/Skeleton.tsx';
import { outcomeOf } from '../../../queries/outcome.ts';
import { LoadFailure } from '../../../screens/LoadFailure.tsx';
import { useDeskClient } from '../../DeskProvider.tsx';
import { productsPath } from '../../deskPaths.ts';
import { deskProductQuery } from '../../queries.ts';
import { ProductView } from './ProductView.tsx';

type ProductScreenProps = {
  /** As it stands in the address. */
  readonly sku: number;
};

/** A product as the shop's people see and mend it. */
export function ProductScreen({ sku }: ProductScreenProps) {
  const outcome = outcomeOf(useQuery(deskProductQuery(useDeskClient(), sku)));
  switch (outcome.kind) {
    case 'pending':
      return (
        <>
          <h1>{sku}</h1>
          <SkeletonLine size="block" />
        </>
      );
    case 'data':
      return outcome.data === null ? <MissingProduct /> : <ProductView product={outcome.data} />;
    default:
      return <LoadFailure kind={outcome.kind} onRetry={outcome.retry} />;
  }
}

function MissingProduct() {
  return (
    <EmptyState
      level={1}
      title={<FormattedMessage id="desk.product.missing" />}
      action={
        <Link href={productsPath}>
          <FormattedMessage id="desk.products" />
        </Link>
      }
    />
  );
}
