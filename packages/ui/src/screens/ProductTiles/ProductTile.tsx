import type { Attribute, Product } from '@platine/domain/catalog/product.ts';
import type { Pricing } from '@platine/domain/cart/totals.ts';
import { FormattedMessage } from 'react-intl';
import { AddToCart } from '../../cart/AddToCart/AddToCart.tsx';
import { AttributeValue } from '../../components/AttributeValue/AttributeValue.tsx';
import { CatalogueText } from '../../components/CatalogueText/CatalogueText.tsx';
import { Price } from '../../components/Price/Price.tsx';
import { PriceBreaks } from '../../components/PriceBreaks/PriceBreaks.tsx';
import { ProductCard } from '../../components/ProductCard/ProductCard.tsx';
import { StockLine } from '../../components/StockLine/StockLine.tsx';
import { VatLine } from '../../components/VatLine/VatLine.tsx';
import { productPath } from '../../routing/paths.ts';
import { useProductPicture } from '../../components/ProductPicture/usePicture.ts';
import { OrderHint } from './OrderHint.tsx';
import { offeredPrices } from '../../components/Price/shownPrices.ts';
import styles from './ProductTiles.module.css';

export type ProductTileProps = {
  readonly product: Product;
  readonly pricing: Pricing;
  /** True in the first row of a page: the picture loads eagerly. */
  readonly important?: boolean;
  /** Heading level of the name: one below the list's heading. */
  readonly level?: 2 | 3;
};

const attributesOnCard = 2;

/** A product in a listing, with its add-to-cart form. */
export function ProductTile({ product, pricing, important = false, level = 3 }: ProductTileProps) {
  const { src, copyright } = useProductPicture(product);
  const { manufacturer, rule } = product;
  const prices = offeredPrices(product, pricing);
  return (
    <ProductCard
      href={productPath(product.sku)}
      name={<CatalogueText text={product.name} fallback={manufacturer.partNumber} />}
      partNumber={manufacturer.partNumber}
      picture={src}
      copyright={copyright}
      important={important}
      level={level}
      discount={prices?.discount ?? 0}
      attributes={product.attributes.slice(0, attributesOnCard).map(cardAttribute)}
      stock={
        prices === null ? null : (
          <>
            <StockLine stock={product.stock} length="short" />
            <OrderHint rule={rule} />
          </>
        )
      }
      price={
        prices === null ? null : (
          <>
            <Price cents={prices.headline} before={prices.before} perUnit={prices.perUnit} perPiece={rule.step > 1} />
            <VatLine vat={pricing.vat} goods={[product]} mode={pricing.mode} />
          </>
        )
      }
      breaks={prices === null ? null : <PriceBreaks breaks={prices.breaks} />}
      action={
        prices === null ? (
          <p className={styles['notForSale']}>
            <FormattedMessage id="productTile.notForSale" />
          </p>
        ) : (
          <AddToCart product={product} />
        )
      }
    />
  );
}

function cardAttribute({ key, name, value, text, unit }: Attribute) {
  return {
    key,
    name: <CatalogueText text={name} fallback={key} />,
    value: <AttributeValue value={value} text={text} unit={unit} />,
  };
}
