import { FormattedMessage } from 'react-intl';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { newProductsPath } from '../../routing/paths.ts';
import styles from './SearchScreen.module.css';

const advice = ['searchScreen.trySpelling', 'searchScreen.tryFewer', 'searchScreen.tryNumber'] as const;

/** No results, with suggestions for another search (spec §2). */
export function NoResults() {
  return (
    <EmptyState
      title={<FormattedMessage id="searchScreen.emptyTitle" />}
      action={
        <Link href={newProductsPath()} variant="secondary">
          <FormattedMessage id="searchScreen.toNewProducts" />
        </Link>
      }
    >
      <ul className={styles['advice']}>
        {advice.map((id) => (
          <li key={id}>
            <FormattedMessage id={id} />
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}
