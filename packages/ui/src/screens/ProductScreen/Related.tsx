import { relatedGroups } from '@platine/domain/catalog/relatedGroups.ts';
import type { Product } from '@platine/domain/catalog/product.ts';
import type { Pricing } from '@platine/domain/cart/totals.ts';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useOwnRule } from '../../cart/useOwnRule.ts';
import { Money } from '../../components/Money/Money.tsx';
import { PerPiece } from '../../components/Price/PerPiece.tsx';
import { ProductPicture } from '../../components/ProductPicture/ProductPicture.tsx';
import { StockLine } from '../../components/StockLine/StockLine.tsx';
import { NamedProduct } from '../NamedProduct.tsx';
import { useProductPicture } from '../../components/ProductPicture/usePicture.ts';
import { offeredPrices } from '../../components/Price/shownPrices.ts';
import own from './Related.module.css';
import styles from './ProductScreen.module.css';

type RelatedProps = {
  /** The product that has these relations. */
  readonly product: Product;
  readonly related: readonly Product[];
  readonly pricing: Pricing;
};

/** Products that take this one's place, then compatible products, consumables and accessories. */
export function Related({ product, related, pricing }: RelatedProps) {
  const replacements = product.lifecycle?.replacements ?? [];
  return (
    <>
      <Group
        id="replacements"
        title={<FormattedMessage id="lifecycle.replacements" />}
        products={replacements.flatMap((sku) => related.find((one) => one.sku === sku) ?? [])}
        pricing={pricing}
      />
      {relatedGroups(product).map(({ kind, skus }) => (
        <Group
          key={kind}
          title={<FormattedMessage id={`productScreen.related.${kind}`} />}
          products={related.filter(({ sku }) => skus.includes(sku))}
          pricing={pricing}
        />
      ))}
    </>
  );
}

type GroupProps = Pick<RelatedProps, 'pricing'> & {
  readonly id?: string;
  readonly title: ReactNode;
  readonly products: readonly Product[];
};

function Group({ id, title, products, pricing }: GroupProps) {
  if (products.length === 0) return null;
  return (
    <section id={id} className={styles['section']}>
      <h2>{title}</h2>
      <ul role="list" className={own['related']}>
        {products.map((one) => (
          <RelatedProduct key={one.sku} product={one} pricing={pricing} />
        ))}
      </ul>
    </section>
  );
}

function RelatedProduct({ product, pricing }: Pick<RelatedProps, 'product' | 'pricing'>) {
  const picture = useProductPicture(product);
  const prices = offeredPrices(useOwnRule()(product), pricing);
  return (
    <li className={own['relatedProduct']}>
      <ProductPicture {...picture} alt="" size={72} />
      <div>
        <NamedProduct product={product} />
        {prices === null ? (
          <p className={styles['hint']}>
            <FormattedMessage id="productTile.notForSale" />
          </p>
        ) : (
          <StockLine stock={product.stock} length="short" />
        )}
      </div>
      {prices !== null && (
        <p className={own['relatedPrice']}>
          <Money cents={prices.headline} /> {product.rule.step > 1 && <PerPiece />}
        </p>
      )}
    </li>
  );
}
