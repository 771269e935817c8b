import { isAttributeSort } from '@platine/domain/search/attributeSort.ts';
import type { ListingPlace, ListingSort } from '@platine/domain/search/listingPlace.ts';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { CatalogueText } from '../../components/CatalogueText/CatalogueText.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Link } from '../../components/Link/Link.tsx';
import type { ComparedAttribute } from './comparedAttributes.ts';
import styles from './ProductRows.module.css';

/** State of the listing that the rows are a page of, and its address in another state. */
export type RowSorting = {
  readonly place: ListingPlace;
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
        <Column className="product" rising="name" sorting={sorting}>
          <FormattedMessage id="productRows.product" />
        </Column>
        {compared.map(({ key, name }) => (
          <Column key={key} className="attribute" rising={`up.${key}`} falling={`down.${key}`} sorting={sorting}>
            <CatalogueText text={name} fallback={key} />
          </Column>
        ))}
        <th scope="col" className={styles['stock']}>
          <FormattedMessage id="productRows.stock" />
        </th>
        <Column className="price" rising="price" falling="price-desc" sorting={sorting}>
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
  readonly className: string;
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
  const sorts = !sort.includes('.') || isAttributeSort(sort);
  return (
    <th scope="col" className={styles[className]} aria-sort={direction}>
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
