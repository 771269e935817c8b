import { FormattedMessage } from 'react-intl';
import { Link } from '../../components/Link/Link.tsx';
import styles from './Pages.module.css';

type PagesProps = {
  /** The page that is shown; 1 is the first. */
  readonly page: number;
  /** How many there are. */
  readonly pages: number;
  /** The address of a page. */
  readonly pathOf: (page: number) => string;
};

/** The way to the other pages of a list; nothing for a single page. */
export function Pages({ page, pages, pathOf }: PagesProps) {
  if (pages <= 1) return null;
  return (
    <nav className={styles['root']}>
      {page > 1 && (
        <Link href={pathOf(page - 1)} variant="secondary">
          <FormattedMessage id="desk.pageBefore" />
        </Link>
      )}
      <FormattedMessage id="desk.page" values={{ page, pages }} />
      {page < pages && (
        <Link href={pathOf(page + 1)} variant="secondary">
          <FormattedMessage id="desk.pageAfter" />
        </Link>
      )}
    </nav>
  );
}
