import { FormattedMessage, useIntl } from 'react-intl';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { ListingPage } from '../ListingPage/ListingPage.tsx';
import { newProductsPath, startPath } from '../paths.ts';
import { newProductsListing } from './newProductsListing.ts';

type NewProductsScreenProps = {
  /** From 1 on, by `?page=` of the URL. */
  readonly page: number;
};

/** /new_products (spec §2). */
export function NewProductsScreen({ page }: NewProductsScreenProps) {
  return (
    <ListingPage
      request={newProductsListing(page)}
      title={useIntl().formatMessage({ id: 'newProductsScreen.title' })}
      pathOf={newProductsPath}
      empty={<NothingNew />}
    />
  );
}

function NothingNew() {
  return (
    <EmptyState
      title={<FormattedMessage id="newProductsScreen.emptyTitle" />}
      action={
        <Link href={startPath} variant="primary">
          <FormattedMessage id="notFoundScreen.back" />
        </Link>
      }
    />
  );
}
