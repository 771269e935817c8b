import { FormattedMessage, useIntl } from 'react-intl';
import { ListingPage } from '../ListingPage/ListingPage.tsx';
import { NothingListed } from '../ListingPage/NothingListed.tsx';
import { salesPath } from '../paths.ts';
import { saleListing } from './saleListing.ts';

type SaleScreenProps = {
  /** From 1 on, by `?page=` of the URL. */
  readonly page: number;
};

/** /sales: everything whose price is reduced now (spec §2). */
export function SaleScreen({ page }: SaleScreenProps) {
  return (
    <ListingPage
      request={saleListing(page)}
      title={useIntl().formatMessage({ id: 'page.sale.title' })}
      pathOf={salesPath}
      empty={<NothingListed title={<FormattedMessage id="saleScreen.emptyTitle" />} />}
    />
  );
}
