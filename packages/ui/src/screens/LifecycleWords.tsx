import type { Lifecycle, LifecycleState } from '@platine/domain/catalog/lifecycle.ts';
import { FormattedMessage } from 'react-intl';
import { useFormats } from '../i18n/useFormats.ts';
import styles from '../components/PartNumber/PartNumber.module.css';

type LifecycleWordsProps = {
  readonly state: Exclude<LifecycleState, 'ACTIVE'>;
  readonly lifecycle: Lifecycle;
};

/** Says how long the maker makes a product. Replacements are linked, where the page lists them. */
export function LifecycleWords({ state, lifecycle: { lastOrder, replacements } }: LifecycleWordsProps) {
  const { date } = useFormats();
  return (
    <p className={styles['lifecycle']}>
      {lastOrder === null ? (
        <FormattedMessage id={`lifecycle.${state}`} />
      ) : (
        <FormattedMessage id="lifecycle.lastOrderUntil" values={{ date: date(lastOrder) }} />
      )}
      {replacements.length > 0 && (
        <>
          {' '}
          <a href="#replacements">
            <FormattedMessage id="lifecycle.replacements" />
          </a>
        </>
      )}
    </p>
  );
}
