import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../components/Link/Link.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import styles from './ListingPage.module.css';

type ListingPagesProps = {
  readonly page: number;
  readonly pages: number;
  readonly pathOf: (page: number) => string;
  /** Called on a change of page; the pressed link is at the end of the list. */
  readonly onLeft: () => void;
};

/** Pagination; renders nothing for a single page. */
export function ListingPages({ page, pages, pathOf, onLeft }: ListingPagesProps) {
  const intl = useIntl();
  const { number } = useFormats();
  if (pages === 1) return null;
  return (
    <nav className={styles['pages']} aria-label={intl.formatMessage({ id: 'pages.label' })}>
      {page > 1 && (
        <Link href={pathOf(page - 1)} variant="secondary" rel="prev" onClick={onLeft}>
          <FormattedMessage id="pages.previous" />
        </Link>
      )}
      <p aria-current="page">
        <FormattedMessage id="pages.position" values={{ page: number(page), pages: number(pages) }} />
      </p>
      {page < pages && (
        <Link href={pathOf(page + 1)} variant="secondary" rel="next" onClick={onLeft}>
          <FormattedMessage id="pages.next" />
        </Link>
      )}
    </nav>
  );
}
