import { FormattedMessage, useIntl } from 'react-intl';
import { ListingPage } from '../ListingPage/ListingPage.tsx';
import { saleSubject } from '../ListingPage/listingSubjects.ts';
import { NothingListed } from '../ListingPage/NothingListed.tsx';
import { salesPath } from '../paths.ts';

/** /sales: everything whose price is reduced now (spec §2). */
export function SaleScreen() {
  return (
    <ListingPage
      subject={saleSubject}
      base={salesPath()}
      titles={{ title: useIntl().formatMessage({ id: 'page.sale.title' }) }}
      empty={<NothingListed title={<FormattedMessage id="saleScreen.emptyTitle" />} />}
    />
  );
}
