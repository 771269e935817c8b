import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { newProductsPath, startPath } from '../../routing/paths.ts';
import styles from './ProductUnavailable.module.css';

type ProductUnavailableProps = {
  readonly title?: ReactNode;
  /** The reason, below the title; null for a title that says it all. */
  readonly children?: ReactNode;
  /** The text that the search field begins with. */
  readonly searched?: string;
};

/** "Product no longer available" with a link back (spec §2, D27), and ways to another product: a search, the new products. */
export function ProductUnavailable({
  title = <FormattedMessage id="productScreen.goneTitle" />,
  children = <FormattedMessage id="productScreen.goneText" />,
  searched,
}: ProductUnavailableProps) {
  const intl = useIntl();
  return (
    <EmptyState
      level={1}
      title={title}
      action={
        <div className={styles['ways']}>
          <search>
            <form className={styles['search']} action="/search" method="get">
              <input
                className={styles['input']}
                type="search"
                name="q"
                defaultValue={searched}
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
              <FormattedMessage id="notFoundScreen.back" />
            </Link>
            <Link href={newProductsPath()} variant="secondary">
              <FormattedMessage id="searchScreen.toNewProducts" />
            </Link>
          </p>
        </div>
      }
    >
      {children}
    </EmptyState>
  );
}
