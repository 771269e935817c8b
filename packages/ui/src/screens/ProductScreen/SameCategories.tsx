import type { Category } from '@platine/domain/catalog/category.ts';
import type { Product } from '@platine/domain/catalog/product.ts';
import { FormattedMessage } from 'react-intl';
import { DataText } from '../../components/DataText/DataText.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { categoryPath } from '../paths.ts';
import { ownCategories } from './productCategories.ts';
import styles from './ProductScreen.module.css';

type SameCategoriesProps = { readonly product: Product; readonly categories: readonly Category[] };

/** The ways to similar products. */
export function SameCategories({ product, categories }: SameCategoriesProps) {
  const own = ownCategories(product).flatMap((path) => categories.find((category) => category.path === path) ?? []);
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
              <DataText text={name} fallback={path} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
