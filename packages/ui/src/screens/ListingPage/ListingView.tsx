import type { Pricing } from '@platine/domain/cart/totals.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import type { Listing } from '../../queries/listing.ts';
import { newProductsPath, startPath } from '../paths.ts';
import { ProductTiles } from '../ProductTiles/ProductTiles.tsx';
import { NewProductsHead } from './NewProductsHead.tsx';
import { pagesOf } from './newProductsListing.ts';
import { Pages } from './Pages.tsx';
import styles from './NewProductsScreen.module.css';

type NewProductsViewProps = {
  readonly listing: Listing;
  readonly page: number;
  readonly pricing: Pricing;
  /** The page before is still shown. */
  readonly busy: boolean;
};

export function NewProductsView({ listing: { products, total }, page, pricing, busy }: NewProductsViewProps) {
  const intl = useIntl();
  if (products.length === 0) return <NoProducts beyond={total > 0} />;
  return (
    <div className={styles['page']} aria-busy={busy}>
      <NewProductsHead found={{ total, page }} />
      <ProductTiles
        label={intl.formatMessage({ id: 'newProductsScreen.title' })}
        products={products}
        pricing={pricing}
        onTop
        level={2}
      />
      <Pages page={page} pages={pagesOf(total)} />
    </div>
  );
}

/** Nothing is new, or the page lies beyond the last one. */
function NoProducts({ beyond }: { readonly beyond: boolean }) {
  return (
    <div className={styles['page']}>
      <NewProductsHead />
      <EmptyState
        title={<FormattedMessage id={beyond ? 'newProductsScreen.beyondTitle' : 'newProductsScreen.emptyTitle'} />}
        action={
          <Link href={beyond ? newProductsPath() : startPath} variant="primary">
            <FormattedMessage id={beyond ? 'newProductsScreen.toFirstPage' : 'notFoundScreen.back'} />
          </Link>
        }
      />
    </div>
  );
}
