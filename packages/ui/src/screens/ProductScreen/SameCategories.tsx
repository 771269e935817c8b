import type { Category } from '@platine/domain/catalog/category.ts';
import type { Product } from '@platine/domain/catalog/product.ts';
import { FormattedMessage } from 'react-intl';
import { CatalogueText } from '../../components/CatalogueText/CatalogueText.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { comparePath } from '../../routing/comparePath.ts';
import { categoryPath } from '../../routing/paths.ts';
import { assignedCategories } from './productCategories.ts';
import styles from './ProductScreen.module.css';

type SameCategoriesProps = {
  readonly product: Pick<Product, 'sku' | 'categoryPaths'>;
  readonly categories: readonly Category[];
};

/** Links to the product's categories, for similar products. */
export function SameCategories({ product, categories }: SameCategoriesProps) {
  const own = assignedCategories(product).flatMap(
    (path) => categories.find((category) => category.path === path) ?? [],
  );
  if (own.length === 0) return null;
  return (
    <section className={styles['section']}>
      <h2>
        <FormattedMessage id="productScreen.categories" />
      </h2>
      <ul className={styles['categories']}>
        {own.map(({ path, name }) => (
          <li key={path}>
            <Link href={categoryPath(path)} variant="secondary">
              <CatalogueText text={name} fallback={path} />
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <Link href={comparePath([product.sku])}>
          <FormattedMessage id="productScreen.compare" />
        </Link>
      </p>
    </section>
  );
}
