import type { Failure } from '@platine/domain/machines/outcome.ts';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useApiClient } from '../../api/ApiClient.tsx';
import { CheckoutSkeleton } from '../../checkout/CheckoutSkeleton/CheckoutSkeleton.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import type { ListSource } from '../../queries/keys.ts';
import { listQuery } from '../../queries/lists.ts';
import { outcomeOf } from '../../queries/outcome.ts';
import { userQuery } from '../../queries/user.ts';
import { startPath } from '../../routing/paths.ts';
import { LoginRequired } from '../AccountScreen/LoginRequired.tsx';
import { LoadFailure } from '../LoadFailure.tsx';
import { ListView } from './ListView.tsx';

type ListScreenProps = {
  /** The list that the address names. */
  readonly source: ListSource;
  /** Whether the page follows a form that was taken. */
  readonly saved: boolean;
  /** Why the shop has not taken a form; null: it has, or none was sent. */
  readonly failure: Failure | null;
};

/** /list/:LIST_ID and /shared_list/:SHARE_KEY: the products of a list, to change, to share, and to put into the cart. All of its forms work without script. */
export function ListScreen(props: ListScreenProps) {
  return props.source.kind === 'own' ? <OwnList {...props} /> : <Loaded {...props} />;
}

/** The page stays at login, and then shows the list. */
function OwnList(props: ListScreenProps) {
  const outcome = outcomeOf(useQuery(userQuery(useApiClient())));
  switch (outcome.kind) {
    case 'pending':
      return <ListSkeleton />;
    case 'data':
      return outcome.data === null ? <LoginRequired /> : <Loaded {...props} />;
    case 'failure':
    case 'network':
      return <LoadFailure kind={outcome.kind} onRetry={outcome.retry} />;
  }
}

function Loaded({ source, saved, failure }: ListScreenProps) {
  const outcome = outcomeOf(useQuery(listQuery(useApiClient(), source)));
  switch (outcome.kind) {
    case 'pending':
      return <ListSkeleton />;
    case 'data':
      return (
        <ListView
          key={source.kind === 'own' ? source.id : source.key}
          list={outcome.data}
          source={source}
          saved={saved}
          failure={failure}
        />
      );
    case 'failure':
      if (outcome.errorClass === 'NotLoggedInException') return <LoginRequired />;
      // An address with a key that can be none is refused unread.
      if (['NotFoundException', 'InvalidRequestException'].includes(outcome.errorClass)) return <NoSuchList />;
      return <LoadFailure kind="failure" onRetry={outcome.retry} />;
    case 'network':
      return <LoadFailure kind="network" onRetry={outcome.retry} />;
  }
}

function ListSkeleton() {
  return <CheckoutSkeleton label={<FormattedMessage id="listScreen.loading" />} />;
}

function NoSuchList() {
  return (
    <EmptyState
      level={1}
      title={<FormattedMessage id="listScreen.unknownTitle" />}
      action={
        <Link href={startPath} variant="secondary">
          <FormattedMessage id="checkoutDoneScreen.toShop" />
        </Link>
      }
    >
      <FormattedMessage id="listScreen.unknown" />
    </EmptyState>
  );
}
