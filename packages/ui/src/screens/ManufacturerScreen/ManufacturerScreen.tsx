import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useApiClient } from '../../api/ApiClient.tsx';
import { Placeholder } from '../../components/Placeholder/Placeholder.tsx';
import { manufacturerQuery } from '../../queries/manufacturers.ts';
import { outcomeOf } from '../../queries/outcome.ts';
import { ListingPage } from '../ListingPage/ListingPage.tsx';
import { manufacturerSubject } from '../ListingPage/listingSubjects.ts';
import { EmptyListing } from '../ListingPage/EmptyListing.tsx';
import { LoadFailure } from '../LoadFailure.tsx';
import { NotFoundScreen } from '../NotFoundScreen/NotFoundScreen.tsx';
import { manufacturerPath, manufacturersPath } from '../../routing/paths.ts';

/** /manufacturer/:manufacturerID (spec §2). */
export function ManufacturerScreen({
  id,
}: {
  /** Number of the manufacturer, from the address. */
  readonly id: number;
}) {
  const outcome = outcomeOf(useQuery(manufacturerQuery(useApiClient(), id)));
  switch (outcome.kind) {
    case 'pending':
      return <Placeholder />;
    case 'data':
      return (
        <ListingPage
          key={id}
          subject={manufacturerSubject(id)}
          base={manufacturerPath(id)}
          titles={{
            title: outcome.data.name,
            above: [{ href: manufacturersPath, name: <FormattedMessage id="page.manufacturers.title" /> }],
          }}
          empty={<EmptyListing title={<FormattedMessage id="manufacturerScreen.emptyTitle" />} />}
        />
      );
    case 'network':
      return <LoadFailure kind="network" onRetry={outcome.retry} />;
    case 'failure':
      if (outcome.errorClass === 'NotFoundException') return <NotFoundScreen />;
      return <LoadFailure kind="failure" onRetry={outcome.retry} />;
  }
}
