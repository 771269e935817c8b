import { FormattedMessage } from 'react-intl';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import type { ListingEndProps } from './ListingEnd.tsx';

type NoProductsProps = Omit<ListingEndProps, 'shown'>;

/** Why a page of a listing has no products: its filters exclude each other, or it lies beyond the last one. */
export function NoProducts({ place, total, addressOf, onLeft }: NoProductsProps) {
  const first = { ...place, page: 1 };
  return total === 0 ? (
    <NothingLeft href={addressOf({ ...first, chosen: [] })} onLeft={onLeft} />
  ) : (
    <BeyondTheLastPage first={addressOf(first)} onLeft={onLeft} />
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
