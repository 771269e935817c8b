import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../components/Link/Link.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { newProductsPath } from '../paths.ts';
import styles from './NewProductsScreen.module.css';

type PagesProps = { readonly page: number; readonly pages: number };

/** The way through a long listing; nothing where there is one page. */
export function Pages({ page, pages }: PagesProps) {
  const intl = useIntl();
  const { number } = useFormats();
  if (pages === 1) return null;
  return (
    <nav className={styles['pages']} aria-label={intl.formatMessage({ id: 'pages.label' })}>
      {page > 1 && (
        <Link href={newProductsPath(page - 1)} variant="secondary" rel="prev">
          <FormattedMessage id="pages.previous" />
        </Link>
      )}
      <p aria-current="page">
        <FormattedMessage id="pages.position" values={{ page: number(page), pages: number(pages) }} />
      </p>
      {page < pages && (
        <Link href={newProductsPath(page + 1)} variant="secondary" rel="next">
          <FormattedMessage id="pages.next" />
        </Link>
      )}
    </nav>
  );
}
