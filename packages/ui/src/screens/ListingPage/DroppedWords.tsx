import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../components/Link/Link.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import type { Listing } from '../../queries/listing.ts';
import { searchPath } from '../../routing/paths.ts';
import styles from './ListingPage.module.css';

type DroppedWordsProps = Pick<Listing, 'dropped' | 'suggestions' | 'total'>;

/** The words that were left out of a search that found nothing as a whole, and other searches that find something. */
export function DroppedWords({ dropped, suggestions, total }: DroppedWordsProps) {
  const intl = useIntl();
  const { number } = useFormats();
  const quoted = dropped.map((text) => intl.formatMessage({ id: 'listingPage.quoted' }, { text }));
  const words = intl.formatList(quoted, { type: 'conjunction' });
  return (
    <div className={styles['dropped']}>
      <p>
        <FormattedMessage id="listingPage.dropped" values={{ words, total, formatted: number(total) }} />
      </p>
      {suggestions.length > 0 && (
        <>
          <p id="other-searches">
            <FormattedMessage id="listingPage.otherSearches" />
          </p>
          <ul aria-labelledby="other-searches">
            {suggestions.map((text) => (
              <li key={text}>
                <Link href={searchPath(text)}>{text}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
