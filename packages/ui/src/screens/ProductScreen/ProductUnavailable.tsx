import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { newProductsPath, startPath } from '../../routing/paths.ts';
import styles from './ProductUnavailable.module.css';

/** "Product no longer available" with a link back (spec §2, D27), and ways to another product: a search, the new products. */
export function ProductUnavailable() {
  const intl = useIntl();
  return (
    <EmptyState
      level={1}
      title={<FormattedMessage id="productScreen.goneTitle" />}
      action={
        <div className={styles['ways']}>
          <search>
            <form className={styles['search']} action="/search" method="get">
              <input
                className={styles['input']}
                type="search"
                name="q"
                required
                maxLength={200}
                enterKeyHint="search"
                aria-label={intl.formatMessage({ id: 'productScreen.goneSearch' })}
                placeholder={intl.formatMessage({ id: 'productScreen.goneSearch' })}
              />
              <Button type="submit">
                <FormattedMessage id="header.search" />
              </Button>
            </form>
          </search>
          <p className={styles['links']}>
            <Link href={startPath} variant="secondary">
              <FormattedMessage id="productScreen.goneBack" />
            </Link>
            <Link href={newProductsPath()} variant="secondary">
              <FormattedMessage id="searchScreen.toNewProducts" />
            </Link>
          </p>
        </div>
      }
    >
      <FormattedMessage id="productScreen.goneText" />
    </EmptyState>
  );
}
