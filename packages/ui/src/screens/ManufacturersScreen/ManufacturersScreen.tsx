import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApiClient } from '../../api/ApiClient.tsx';
import { Placeholder } from '../../components/Placeholder/Placeholder.tsx';
import type { Manufacturer } from '../../queries/manufacturers.ts';
import { manufacturersQuery } from '../../queries/manufacturers.ts';
import type { QueryOutcome } from '../../queries/outcome.ts';
import { outcomeOf } from '../../queries/outcome.ts';
import { ListingHead } from '../ListingPage/ListingHead.tsx';
import { EmptyListing } from '../ListingPage/EmptyListing.tsx';
import { LoadFailure } from '../LoadFailure.tsx';
import { ManufacturersView } from './ManufacturersView.tsx';
import styles from './ManufacturersScreen.module.css';

/** /manufacturers: all manufacturers from A to Z (spec §2). */
export function ManufacturersScreen() {
  const outcome = outcomeOf(useQuery(manufacturersQuery(useApiClient())));
  return (
    <div className={styles['page']}>
      <ListingHead title={useIntl().formatMessage({ id: 'page.manufacturers.title' })} />
      <ManufacturersContent outcome={outcome} />
    </div>
  );
}

function ManufacturersContent({ outcome }: { readonly outcome: QueryOutcome<readonly Manufacturer[]> }) {
  switch (outcome.kind) {
    case 'pending':
      return <Placeholder />;
    case 'data':
      if (outcome.data.length === 0)
        return <EmptyListing title={<FormattedMessage id="manufacturersScreen.emptyTitle" />} />;
      return <ManufacturersView manufacturers={outcome.data} />;
    case 'network':
    case 'failure':
      return <LoadFailure kind={outcome.kind} onRetry={outcome.retry} />;
  }
}
