import type { Pricing } from '@platine/domain/cart/totals.ts';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import type { Listing } from '../../queries/listing.ts';
import { ProductTiles } from '../ProductTiles/ProductTiles.tsx';
import type { ListingTitles } from './ListingHead.tsx';
import { ListingHead } from './ListingHead.tsx';
import { pagesOf } from './listingPages.ts';
import { ListingPages } from './ListingPages.tsx';
import styles from './ListingPage.module.css';

/** What makes a listing this one. */
export type ListingKind = ListingTitles & {
  /** The address of one of its pages, from 1 on. */
  readonly pathOf: (page: number) => string;
  /** What stands between head and products: the ways to narrow them down. */
  readonly ways?: ReactNode;
  /** What stands here when it has no product at all: an EmptyState with the next step. */
  readonly empty: ReactNode;
};

type ListingViewProps = {
  readonly kind: ListingKind;
  readonly listing: Listing;
  readonly page: number;
  readonly pricing: Pricing;
  /** The page before is still shown. */
  readonly busy: boolean;
};

/** One page of products; without any, why, and where to go. */
export function ListingView({ kind, listing: { products, total }, page, pricing, busy }: ListingViewProps) {
  const { title, titleLang, place, above, pathOf, empty, ways } = kind;
  const titles = { title, titleLang, place, above };
  if (products.length === 0) {
    return (
      <div className={styles['page']}>
        <ListingHead {...titles} found={total === 0 ? { total, page: 1 } : undefined} />
        {ways}
        {total > 0 ? <BeyondTheLastPage first={pathOf(1)} /> : empty}
      </div>
    );
  }
  return (
    <div className={styles['page']} aria-busy={busy}>
      <ListingHead {...titles} found={{ total, page }} />
      {ways}
      <ProductTiles label={title} products={products} pricing={pricing} onTop level={2} />
      <ListingPages page={page} pages={pagesOf(total)} pathOf={pathOf} />
    </div>
  );
}

function BeyondTheLastPage({ first }: { readonly first: string }) {
  return (
    <EmptyState
      title={<FormattedMessage id="listingPage.beyondTitle" />}
      action={
        <Link href={first} variant="primary">
          <FormattedMessage id="listingPage.toFirstPage" />
        </Link>
      }
    />
  );
}
