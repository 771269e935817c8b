import { relatedGroups } from '@platine/domain/catalog/crossSelling.ts';
import type { Product } from '@platine/domain/catalog/product.ts';
import type { Pricing } from '@platine/domain/cart/totals.ts';
import { FormattedMessage } from 'react-intl';
import { Money } from '../../components/Money/Money.tsx';
import { ProductPicture } from '../../components/ProductPicture/ProductPicture.tsx';
import { StockLine } from '../../components/StockLine/StockLine.tsx';
import { NamedProduct } from '../NamedProduct.tsx';
import { useProductPicture } from '../useProductPictures.ts';
import { shownPrices } from '../ProductTiles/shownPrices.ts';
import styles from './ProductScreen.module.css';

type RelatedProps = {
  /** Whose relations these are. */
  readonly product: Product;
  readonly related: readonly Product[];
  readonly pricing: Pricing;
};

/** Compatible products, consumables and accessories. */
export function Related({ product, related, pricing }: RelatedProps) {
  return relatedGroups(product).map(({ kind, skus }) => {
    const products = related.filter(({ sku }) => skus.includes(sku));
    if (products.length === 0) return null;
    return (
      <section key={kind} className={styles['section']}>
        <h2>
          <FormattedMessage id={`productScreen.related.${kind}`} />
        </h2>
        <ul role="list" className={styles['related']}>
          {products.map((one) => (
            <RelatedProduct key={one.sku} product={one} pricing={pricing} />
          ))}
        </ul>
      </section>
    );
  });
}

function RelatedProduct({ product, pricing }: Pick<RelatedProps, 'product' | 'pricing'>) {
  const picture = useProductPicture(product);
  const shown = shownPrices(product, pricing);
  return (
    <li className={styles['relatedProduct']}>
      <div className={styles['relatedPicture']}>
        <ProductPicture {...picture} alt="" size={72} />
      </div>
      <div>
        <NamedProduct product={product} />
        <StockLine stock={product.stock} length="short" />
      </div>
      {shown !== null && <Money cents={shown.headline} />}
    </li>
  );
}
