import type { ListingPlace, ListingSort } from '@platine/domain/search/listingPlace.ts';
import { readSort } from '@platine/domain/search/listingPlace.ts';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { CatalogueText } from '../../components/CatalogueText/CatalogueText.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { ComparedAttribute } from './comparedAttributes.ts';
import styles from './ProductRows.module.css';

/** The state of a listing, which the links of the head change. */
export type RowSorting = {
  /** The state of the listing that the rows are a page of. */
  readonly place: ListingPlace;
  /** The address of the listing in another state. */
  readonly addressOf: (place: ListingPlace) => string;
};

type RowsHeadProps = {
  readonly compared: readonly ComparedAttribute[];
  readonly sorting: RowSorting;
};

/** The head of the columns: links that sort by a column, and the other way round when pressed again. */
export function RowsHead({ compared, sorting }: RowsHeadProps) {
  return (
    <thead>
      <tr>
        <th scope="col" className={styles['tick']}>
          <VisuallyHidden>
            <FormattedMessage id="productRows.compare" />
          </VisuallyHidden>
        </th>
        <Column className={styles['product']} rising="name" sorting={sorting}>
          <FormattedMessage id="productRows.product" />
        </Column>
        {compared.map(({ key, name }) => (
          <Column
            key={key}
            className={styles['attribute']}
            rising={`up.${key}`}
            falling={`down.${key}`}
            sorting={sorting}
          >
            <CatalogueText text={name} fallback={key} />
          </Column>
        ))}
        <Column className={styles['stock']} rising="stock" sorting={sorting}>
          <FormattedMessage id="productRows.stock" />
        </Column>
        <Column className={styles['price']} rising="price" falling="price-desc" sorting={sorting}>
          <FormattedMessage id="productRows.price" />
        </Column>
        <th scope="col" className={styles['order']}>
          <FormattedMessage id="productRows.order" />
        </th>
      </tr>
    </thead>
  );
}

type ColumnProps = {
  readonly className: string | undefined;
  readonly rising: ListingSort;
  /** Left out where a column sorts one way only. */
  readonly falling?: ListingSort;
  readonly sorting: RowSorting;
  readonly children: ReactNode;
};

function Column({ className, rising, falling = rising, sorting: { place, addressOf }, children }: ColumnProps) {
  const direction = directionOf(place.sort, rising, falling);
  const sort = direction === 'ascending' ? falling : rising;
  // A key of the catalogue may be longer than an address takes.
  const sorts = readSort(sort) !== null;
  return (
    <th scope="col" className={className} aria-sort={direction}>
      {sorts ? (
        <Link href={addressOf({ ...place, sort, page: 1 })} variant="plain" replace>
          {children}
          {direction !== undefined && <Icon name={direction === 'ascending' ? 'up' : 'down'} />}
        </Link>
      ) : (
        children
      )}
    </th>
  );
}

function directionOf(sort: ListingSort | null, rising: ListingSort, falling: ListingSort) {
  if (sort === rising) return 'ascending';
  return sort === falling ? 'descending' : undefined;
}
