import type { Lifecycle } from '@platine/domain/catalog/lifecycle.ts';
import { FormattedMessage } from 'react-intl';
import { useFormats } from '../i18n/useFormats.ts';
import styles from '../components/PartNumber/PartNumber.module.css';

type LifecycleLineProps = {
  /** Null for a product that is made on. */
  readonly lifecycle: Lifecycle | null;
};

/** Says how long the maker makes a product; renders nothing for one that is made on. Replacements are linked, where the page lists them. */
export function LifecycleLine({ lifecycle }: LifecycleLineProps) {
  const { date } = useFormats();
  if (lifecycle === null || lifecycle.state === 'ACTIVE') return null;
  const { state, lastOrder, replacements } = lifecycle;
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
