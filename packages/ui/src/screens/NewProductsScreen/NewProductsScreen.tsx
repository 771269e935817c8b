import { FormattedMessage, useIntl } from 'react-intl';
import { ListingPage } from '../ListingPage/ListingPage.tsx';
import { newSubject } from '../ListingPage/listingSubjects.ts';
import { EmptyListing } from '../ListingPage/EmptyListing.tsx';
import { newProductsPath } from '../../routing/paths.ts';

/** /new_products (spec §2). */
export function NewProductsScreen() {
  return (
    <ListingPage
      subject={newSubject}
      base={newProductsPath()}
      titles={{ title: useIntl().formatMessage({ id: 'newProductsScreen.title' }) }}
      empty={<EmptyListing title={<FormattedMessage id="newProductsScreen.emptyTitle" />} />}
    />
  );
}
