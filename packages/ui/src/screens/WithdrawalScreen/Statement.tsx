import type { Failure } from '@platine/domain/machines/outcome.ts';
import type { Withdrawal } from '@platine/domain/withdrawal/withdrawal.ts';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useApiClient } from '../../api/ApiClient.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { CheckoutSkeleton } from '../../checkout/CheckoutSkeleton/CheckoutSkeleton.tsx';
import { FormFailure } from '../../forms/FormFailure/FormFailure.tsx';
import { outcomeOf } from '../../queries/outcome.ts';
import { withdrawalQuery } from '../../queries/withdrawal.ts';
import { withdrawalPath } from '../../routing/paths.ts';
import { FormPage } from '../FormPage/FormPage.tsx';
import { LoadFailure } from '../LoadFailure.tsx';
import { Receipt } from './Receipt.tsx';
import { StatementFacts } from './StatementFacts.tsx';
import { confirmForm } from './withdrawalForms.ts';

type StatementProps = {
  readonly id: string;
  /** Why the shop has not taken the confirmation. */
  readonly failure: Failure | null;
};

/** The second step, and after it the receipt. */
export function Statement({ id, failure }: StatementProps) {
  const outcome = outcomeOf(useQuery(withdrawalQuery(useApiClient(), id)));
  switch (outcome.kind) {
    case 'pending':
      return (
        <FormPage title={<FormattedMessage id="withdrawalScreen.title" />} at="loading">
          <CheckoutSkeleton label={<FormattedMessage id="withdrawalScreen.loading" />} />
        </FormPage>
      );
    case 'data':
      return outcome.data.received === null ? (
        <Review statement={outcome.data} failure={failure} />
      ) : (
        <Receipt statement={outcome.data} received={outcome.data.received} />
      );
    case 'failure':
      return outcome.errorClass === 'HashInvalidException' ? (
        <NotFound />
      ) : (
        <LoadFailure kind="failure" onRetry={outcome.retry} />
      );
    case 'network':
      return <LoadFailure kind="network" onRetry={outcome.retry} />;
  }
}

/** The button's words are those of the law (art. 11a (3)). */
function Review({ statement, failure }: { readonly statement: Withdrawal; readonly failure: Failure | null }) {
  return (
    <FormPage title={<FormattedMessage id="withdrawalScreen.reviewTitle" />} at="review">
      <p>
        <FormattedMessage id="withdrawalScreen.review" />
      </p>
      <StatementFacts statement={statement} />
      <FormFailure failure={failure} />
      <form method="post" action={confirmForm}>
        <input type="hidden" name="ID" value={statement.id} />
        <Button type="submit" wide>
          <FormattedMessage id="withdrawalScreen.confirm" />
        </Button>
      </form>
      <Link href={withdrawalPath()}>
        <FormattedMessage id="withdrawalScreen.again" />
      </Link>
    </FormPage>
  );
}

function NotFound() {
  return (
    <EmptyState
      level={1}
      title={<FormattedMessage id="withdrawalScreen.notFoundTitle" />}
      action={
        <Link href={withdrawalPath()} variant="secondary">
          <FormattedMessage id="withdrawalScreen.again" />
        </Link>
      }
    >
      <FormattedMessage id="withdrawalScreen.notFound" />
    </EmptyState>
  );
}
