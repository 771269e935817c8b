import { FormattedMessage } from 'react-intl';
import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { startPath } from '../paths.ts';
import { pagesOf } from './newProductsListing.ts';
import styles from './NewProductsScreen.module.css';

type NewProductsHeadProps = {
  /** How many there are, once that is known. */
  readonly found?: { readonly total: number; readonly page: number };
};

export function NewProductsHead({ found }: NewProductsHeadProps) {
  return (
    <header className={styles['head']}>
      <Breadcrumb
        above={[{ href: startPath, name: <FormattedMessage id="breadcrumb.start" /> }]}
        here={<FormattedMessage id="newProductsScreen.title" />}
      />
      <h1>
        <FormattedMessage id="newProductsScreen.title" />
      </h1>
      <p className={styles['count']}>{found === undefined ? ' ' : <Count {...found} />}</p>
    </header>
  );
}

function Count({ total, page }: { readonly total: number; readonly page: number }) {
  const { number } = useFormats();
  const pages = pagesOf(total);
  const values = { total, formatted: number(total), page: number(page), pages: number(pages) };
  return (
    <FormattedMessage id={pages === 1 ? 'newProductsScreen.count' : 'newProductsScreen.countOnPage'} values={values} />
  );
}
