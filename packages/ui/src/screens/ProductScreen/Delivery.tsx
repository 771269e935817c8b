import type { Product } from '@platine/domain/catalog/product.ts';
import type { CountryCode } from '@platine/domain/customer/countries.ts';
import { StockLine } from '../../components/StockLine/StockLine.tsx';
import { lazyPart } from '../../i18n/lazyPart.tsx';
import styles from './ProductScreen.module.css';

const DeliveryNotes = lazyPart(() => import('./DeliveryNotes.tsx'), 'DeliveryNotes');

type DeliveryProps = {
  readonly product: Pick<Product, 'sku' | 'flags' | 'stock' | 'lifecycle'>;
  /** The shopper's delivery country. */
  readonly country: CountryCode;
};

/** Dispatch date, and what is said of the delivery (spec §9). */
export function Delivery({ product: { sku, flags, stock, lifecycle }, country }: DeliveryProps) {
  return (
    <div className={styles['delivery']}>
      <StockLine stock={stock} />
      <DeliveryNotes.Part sku={sku} flags={flags} stock={stock} lifecycle={lifecycle} country={country} />
    </div>
  );
}
