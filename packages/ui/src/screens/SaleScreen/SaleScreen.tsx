import { FormattedMessage, useIntl } from 'react-intl';
import { ListingPage } from '../ListingPage/ListingPage.tsx';
import { saleSubject } from '../ListingPage/listingSubjects.ts';
import { EmptyListing } from '../ListingPage/EmptyListing.tsx';
import { salesPath } from '../../routing/paths.ts';

/** /sales: all products with a reduced price (spec §2). */
export function SaleScreen() {
  return (
    <ListingPage
      subject={saleSubject}
      base={salesPath()}
      titles={{ title: useIntl().formatMessage({ id: 'page.sale.title' }) }}
      empty={<EmptyListing title={<FormattedMessage id="saleScreen.emptyTitle" />} />}
    />
  );
}
