import { readComparison } from '@platine/domain/search/comparison.ts';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useApiClient } from '../../api/ApiClient.tsx';
import { Placeholder } from '../../components/Placeholder/Placeholder.tsx';
import { bothOf, outcomeOf } from '../../queries/outcome.ts';
import { comparedQuery } from '../../queries/compared.ts';
import { cartTermsQuery } from '../../queries/session.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { CompareView } from './CompareView.tsx';
import styles from './CompareScreen.module.css';

type CompareScreenProps = {
  /** The query of the address, which holds the comparison. */
  readonly search: URLSearchParams;
};

/** /compare: up to four products side by side. All that is chosen stands in the address, so that it can be shared and works without script. */
export function CompareScreen({ search }: CompareScreenProps) {
  const comparison = readComparison(search);
  const client = useApiClient();
  const terms = outcomeOf(useQuery(cartTermsQuery(client)));
  const products = outcomeOf(useQuery(comparedQuery(client, comparison.skus)));
  const outcome = bothOf(terms, products);
  return (
    <div className={styles['page']}>
      <h1>
        <FormattedMessage id="page.compare.title" />
      </h1>
      {outcome.kind === 'pending' && <Placeholder />}
      {(outcome.kind === 'failure' || outcome.kind === 'network') && (
        <LoadFailure kind={outcome.kind} onRetry={outcome.retry} />
      )}
      {outcome.kind === 'data' && (
        <CompareView comparison={comparison} products={outcome.data[1]} pricing={outcome.data[0].pricing} />
      )}
    </div>
  );
}
