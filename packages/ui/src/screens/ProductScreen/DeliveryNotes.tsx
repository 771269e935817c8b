import type { WorkingDays } from '@platine/domain/catalog/shippingTime.ts';
import type { Product } from '@platine/domain/catalog/product.ts';
import { offersStockAlert } from '@platine/domain/catalog/stockAlert.ts';
import type { CountryCode } from '@platine/domain/customer/countries.ts';
import { transitTimes } from '@platine/domain/shipping/prices.ts';
import { FormattedMessage } from 'react-intl';
import { Link } from '../../components/Link/Link.tsx';
import { pagePaths } from '@platine/domain/shop/pages/pagePaths.ts';
import type { Formats } from '../../i18n/formats.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { stockAlertPath, toListPath } from '../../routing/paths.ts';
import { useShop } from '../../shop/ShopFacts.tsx';
import { LifecycleLine } from '../LifecycleLine.tsx';
import styles from './ProductScreen.module.css';

export type DeliveryNotesProps = Pick<Product, 'sku' | 'flags' | 'stock' | 'lifecycle'> & {
  /** The shopper's delivery country. */
  readonly country: CountryCode;
};

/** How long it is made, the link to a stock alert for what is sold out, and the delivery time to the shopper's country (spec §9). */
export function DeliveryNotes({ sku, flags, stock, lifecycle, country }: DeliveryNotesProps) {
  const formats = useFormats();
  const { delivery } = useShop();
  const { express, parcel, post } = transitTimes(delivery, country);
  const slower = parcel ?? post;
  return (
    <>
      <LifecycleLine lifecycle={lifecycle} />
      {offersStockAlert({ flags, stock }) && (
        <p className={styles['hint']}>
          <Link href={stockAlertPath({ sku: String(sku) })}>
            <FormattedMessage id="productScreen.stockAlert" />
          </Link>
        </p>
      )}
      <p className={styles['hint']}>
        <Link href={toListPath(sku)}>
          <FormattedMessage id="productScreen.toList" />
        </Link>
      </p>
      {express !== null && slower !== null && (
        <p className={styles['hint']}>
          <FormattedMessage
            id={parcel === null ? 'productScreen.transitByPost' : 'productScreen.transit'}
            values={{
              country: formats.country(country),
              express: daysOf(express, formats),
              slower: daysOf(slower, formats),
            }}
          />{' '}
          <Link href={pagePaths.shippingCosts}>
            <FormattedMessage id="page.shippingCosts.title" />
          </Link>
        </p>
      )}
    </>
  );
}

function daysOf({ from, to }: WorkingDays, { number }: Formats): string {
  return `${number(from)}–${number(to)}`;
}
