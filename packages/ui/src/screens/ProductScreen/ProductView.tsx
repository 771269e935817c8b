import type { Category } from '@platine/domain/catalog/category.ts';
import type { Product } from '@platine/domain/catalog/product.ts';
import type { Pricing } from '@platine/domain/cart/totals.ts';
import { useProductName } from '../../cart/useProductName.ts';
import { BelowFold } from '../../components/BelowFold/BelowFold.tsx';
import { lazyPart } from '../../i18n/lazyPart.tsx';
import { Gallery } from './Gallery.tsx';
import { Offer } from './Offer.tsx';
import { ProductHead } from './ProductHead.tsx';
import { ProductBreadcrumb } from './ProductBreadcrumb.tsx';
import styles from './ProductScreen.module.css';

const ProductDetails = lazyPart(() => import('./ProductDetails.tsx'), 'ProductDetails');
const ProductParts = lazyPart(() => import('./ProductParts.tsx'), 'ProductParts');

type ProductViewProps = {
  readonly product: Product;
  /** The product's categories and their ancestors that have loaded. */
  readonly categories: readonly Category[];
  readonly related: readonly Product[];
  readonly pricing: Pricing;
  /** False while only the listing's data is available. */
  readonly complete: boolean;
};

/** The complete product page. */
export function ProductView({ product, categories, related, pricing, complete }: ProductViewProps) {
  const name = useProductName({ name: product.name, partNumber: product.manufacturer.partNumber });
  return (
    <article className={styles['page']} aria-busy={!complete} data-sheet={product.attributes.length > 0}>
      <ProductBreadcrumb product={product} categories={categories} />
      <div className={styles['top']}>
        <Gallery assets={product.assets} name={name} />
        <div className={styles['offer']}>
          <ProductHead product={product} />
          <Offer product={product} pricing={pricing} />
        </div>
      </div>
      <BelowFold>
        <ProductDetails.Part product={product} />
        <ProductParts.Part product={product} related={related} categories={categories} pricing={pricing} />
      </BelowFold>
    </article>
  );
}
