import type { Failure } from '@platine/domain/machines/outcome.ts';
import type { Hits } from '@platine/domain/search/autocomplete.ts';
import { moreResults } from '@platine/domain/search/suggestionSearch.ts';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormats } from '../../i18n/useFormats.ts';
import styles from './Suggestions.module.css';

type SuggestionStatusProps = {
  /** The hits of a list that is shown. */
  readonly hits: Hits | null;
  /** Why the suggestions could not be loaded; null without a failure. */
  readonly failure: Failure | null;
};

/** Announces the number of suggestions to screen readers, and shows everybody the reason when there are none. */
export function SuggestionStatus({ hits, failure }: SuggestionStatusProps) {
  const reason = reasonOf(hits, failure);
  return (
    <p className={styles['status']} role="status" data-shown={reason !== null}>
      {reason ?? (hits !== null && <Count hits={hits} />)}
    </p>
  );
}

/** The reason for an empty list; null when there are suggestions, or none were requested. */
function reasonOf(hits: Hits | null, failure: Failure | null): ReactNode {
  if (failure !== null)
    return <FormattedMessage id={failure.kind === 'network' ? 'searchBar.offline' : 'searchBar.failed'} />;
  if (hits?.skus.length === 0) return <FormattedMessage id="searchBar.none" values={{ text: hits.text }} />;
  return null;
}

function Count({ hits }: { readonly hits: Hits }) {
  const { number } = useFormats();
  const shown = hits.skus.length;
  return (
    <FormattedMessage
      id={moreResults(hits) === 0 ? 'searchBar.count' : 'searchBar.countOf'}
      values={{ shown, formatted: number(shown), total: number(hits.maxHit) }}
    />
  );
}
