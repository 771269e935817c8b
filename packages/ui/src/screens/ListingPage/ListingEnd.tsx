import type { ListingPlace } from '@platine/domain/search/listingPlace.ts';
import { rarePart } from '../../i18n/lazyPart.tsx';
import { pagesOf } from './pageSize.ts';

const Pages = rarePart(() => import('./ListingPages.tsx'), 'ListingPages');
const NoProducts = rarePart(() => import('./NoProducts.tsx'), 'NoProducts');

export type ListingEndProps = {
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
  if (shown === 0) return <NoProducts.Part {...{ place, total, addressOf, onLeft }} />;
  return (
    <Pages.Part
      page={place.page}
      pages={pagesOf(total)}
      pathOf={(page) => addressOf({ ...place, page })}
      onLeft={onLeft}
    />
  );
}
