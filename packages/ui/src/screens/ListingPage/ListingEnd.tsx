import type { ListingPlace } from '@platine/domain/search/listingPlace.ts';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { pagesOf } from './pageSize.ts';
import { ListingPages } from './ListingPages.tsx';

type ListingEndProps = {
  readonly place: ListingPlace;
  /** Number of products on all pages, and on this page. */
  readonly total: number;
  readonly shown: number;
  readonly addressOf: (place: ListingPlace) => string;
  /** Called when the shopper moves to another page of the listing. */
  readonly onLeft: () => void;
};

/** The end of a listing: pagination, or the reason why no products are shown. */
export function ListingEnd({ place, total, shown, addressOf, onLeft }: ListingEndProps) {
  if (total === 0) return <NothingLeft href={addressOf({ ...place, page: 1, chosen: [] })} onLeft={onLeft} />;
  if (shown === 0) return <BeyondTheLastPage first={addressOf({ ...place, page: 1 })} onLeft={onLeft} />;
  return (
    <ListingPages
      page={place.page}
      pages={pagesOf(total)}
      pathOf={(page) => addressOf({ ...place, page })}
      onLeft={onLeft}
    />
  );
}

/** Active filters that exclude each other. */
function NothingLeft({ href, onLeft }: { readonly href: string } & Pick<ListingEndProps, 'onLeft'>) {
  return (
    <EmptyState
      title={<FormattedMessage id="listingPage.nothingLeftTitle" />}
      action={
        <Link href={href} variant="primary" replace onClick={onLeft}>
          <FormattedMessage id="listingPage.clear" />
        </Link>
      }
    >
      <FormattedMessage id="listingPage.nothingLeftText" />
    </EmptyState>
  );
}

function BeyondTheLastPage({ first, onLeft }: { readonly first: string } & Pick<ListingEndProps, 'onLeft'>) {
  return (
    <EmptyState
      title={<FormattedMessage id="listingPage.beyondTitle" />}
      action={
        <Link href={first} variant="primary" onClick={onLeft}>
          <FormattedMessage id="listingPage.toFirstPage" />
        </Link>
      }
    />
  );
}
