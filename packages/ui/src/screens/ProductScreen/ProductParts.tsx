import type { Category } from '@platine/domain/catalog/category.ts';
import type { Product } from '@platine/domain/catalog/product.ts';
import type { Pricing } from '@platine/domain/cart/totals.ts';
import styles from './ProductScreen.module.css';
import { Related } from './Related.tsx';
import { SameCategories } from './SameCategories.tsx';

type ProductPartsProps = {
  readonly product: Product;
  readonly related: readonly Product[];
  readonly categories: readonly Category[];
  readonly pricing: Pricing;
};

/** Other products: those that fit this one, then the categories of similar ones. */
export function ProductParts({ product, related, categories, pricing }: ProductPartsProps) {
  return (
    <div className={styles['parts']}>
      <Related product={product} related={related} pricing={pricing} />
      <SameCategories product={product} categories={categories} />
    </div>
  );
}
