import type { Pricing } from '@platine/domain/cart/totals.ts';
import type { Product } from '@platine/domain/catalog/product.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { AddToCart } from '../../cart/AddToCart/AddToCart.tsx';
import { useProductName } from '../../cart/useProductName.ts';
import { AttributeValue } from '../../components/AttributeValue/AttributeValue.tsx';
import { Price } from '../../components/Price/Price.tsx';
import { offeredPrices } from '../../components/Price/shownPrices.ts';
import { StockLine } from '../../components/StockLine/StockLine.tsx';
import { LifecycleLine } from '../LifecycleLine.tsx';
import { NamedProduct } from '../NamedProduct.tsx';
import { OrderHint } from '../ProductTiles/OrderHint.tsx';
import { BreaksInLine } from './BreaksInLine.tsx';
import type { ComparedAttribute } from './comparedAttributes.ts';
import styles from './ProductRows.module.css';

type ProductRowProps = {
  readonly product: Product;
  readonly compared: readonly ComparedAttribute[];
  readonly pricing: Pricing;
  /** Id of the form that the row's tick belongs to. */
  readonly form: string;
};

export function ProductRow({ product, compared, pricing, form }: ProductRowProps) {
  const intl = useIntl();
  const name = useProductName({ name: product.name, partNumber: product.manufacturer.partNumber });
  const prices = offeredPrices(product, pricing);
  return (
    <tr className={styles['row']}>
      <td className={styles['tick']}>
        <label>
          <input
            type="checkbox"
            name="sku"
            value={product.sku}
            form={form}
            aria-label={intl.formatMessage({ id: 'productRows.compareNamed' }, { name })}
          />
        </label>
      </td>
      <th scope="row" className={styles['product']} title={name}>
        <NamedProduct product={product} />
        <LifecycleLine lifecycle={product.lifecycle} />
      </th>
      {compared.map(({ key }) => (
        <td key={key} className={styles['attribute']}>
          <ValueOf product={product} attribute={key} />
        </td>
      ))}
      <td className={styles['stock']}>
        {prices !== null && (
          <>
            <StockLine stock={product.stock} length="short" />
            <div className={styles['rule']}>
              <OrderHint rule={product.rule} />
            </div>
          </>
        )}
      </td>
      <td className={styles['price']}>
        {prices !== null && (
          <>
            <Price
              cents={prices.headline}
              before={prices.before}
              perUnit={prices.perUnit}
              perPiece={product.rule.step > 1}
              size="row"
              className={styles['prices']}
            />
            <BreaksInLine breaks={prices.breaks} />
          </>
        )}
      </td>
      <td className={styles['order']}>
        {prices === null ? (
          <p className={styles['notForSale']}>
            <FormattedMessage id="productTile.notForSale" />
          </p>
        ) : (
          <AddToCart product={product} dense />
        )}
      </td>
    </tr>
  );
}

function ValueOf({ product, attribute }: { readonly product: Product; readonly attribute: string }) {
  const found = product.attributes.find(({ key }) => key === attribute);
  return found === undefined ? '–' : <AttributeValue value={found.value} text={found.text} unit={found.unit} />;
}
