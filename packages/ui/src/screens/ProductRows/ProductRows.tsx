import type { Pricing } from '@platine/domain/cart/totals.ts';
import type { Product } from '@platine/domain/catalog/product.ts';
import { FormattedMessage } from 'react-intl';
import { AddToCart } from '../../cart/AddToCart/AddToCart.tsx';
import { useOwnRule } from '../../cart/useOwnRule.ts';
import { AttributeValue } from '../../components/AttributeValue/AttributeValue.tsx';
import { CatalogueText } from '../../components/CatalogueText/CatalogueText.tsx';
import { Price } from '../../components/Price/Price.tsx';
import { PriceBreaks } from '../../components/PriceBreaks/PriceBreaks.tsx';
import { ProductPicture } from '../../components/ProductPicture/ProductPicture.tsx';
import { StockLine } from '../../components/StockLine/StockLine.tsx';
import { VatLine } from '../../components/VatLine/VatLine.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { NamedProduct } from '../NamedProduct.tsx';
import { OrderHint } from '../ProductTiles/OrderHint.tsx';
import { offeredPrices } from '../../components/Price/shownPrices.ts';
import { useProductPicture } from '../../components/ProductPicture/usePicture.ts';
import type { ComparedAttribute } from './comparedAttributes.ts';
import { comparedAttributes } from './comparedAttributes.ts';
import styles from './ProductRows.module.css';

type ProductRowsProps = {
  /** Accessible name of the list. */
  readonly label: string;
  /** In the order shown. */
  readonly products: readonly Product[];
  /** VAT case and display mode of the prices. */
  readonly pricing: Pricing;
};

/** Products for comparison: one row each, with their common attributes as columns. */
export function ProductRows({ label, products, pricing }: ProductRowsProps) {
  const compared = comparedAttributes(products);
  const own = useOwnRule();
  return (
    <div className={styles['frame']}>
      <div className={styles['vat']}>
        <VatLine vat={pricing.vat} mode={pricing.mode} />
      </div>
      <table className={styles['root']}>
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles['product']}>
              <FormattedMessage id="productRows.product" />
            </th>
            {compared.map(({ key, name }) => (
              <th key={key} scope="col" className={styles['attribute']}>
                <CatalogueText text={name} fallback={key} />
              </th>
            ))}
            <th scope="col" className={styles['stock']}>
              <FormattedMessage id="productRows.stock" />
            </th>
            <th scope="col" className={styles['price']}>
              <FormattedMessage id="productRows.price" />
            </th>
            <th scope="col" className={styles['order']}>
              <FormattedMessage id="productRows.order" />
            </th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <Row key={product.sku} product={own(product)} compared={compared} pricing={pricing} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = {
  readonly product: Product;
  readonly compared: readonly ComparedAttribute[];
  readonly pricing: Pricing;
};

function Row({ product, compared, pricing }: RowProps) {
  const prices = offeredPrices(product, pricing);
  return (
    <tr className={styles['row']}>
      <th scope="row" className={styles['product']}>
        <Name product={product} />
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
            <OrderHint rule={product.rule} />
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
            />
            <PriceBreaks breaks={prices.breaks} />
          </>
        )}
      </td>
      <td className={styles['order']}>
        {prices === null ? (
          <p className={styles['notForSale']}>
            <FormattedMessage id="productTile.notForSale" />
          </p>
        ) : (
          <AddToCart product={product} />
        )}
      </td>
    </tr>
  );
}

function Name({ product }: Pick<RowProps, 'product'>) {
  const picture = useProductPicture(product);
  return (
    <div className={styles['name']}>
      <ProductPicture {...picture} alt="" size={60} />
      <div>
        <NamedProduct product={product} />
      </div>
    </div>
  );
}

function ValueOf({ product, attribute }: { readonly product: Product; readonly attribute: string }) {
  const found = product.attributes.find(({ key }) => key === attribute);
  return found === undefined ? '–' : <AttributeValue value={found.value} text={found.text} unit={found.unit} />;
}
