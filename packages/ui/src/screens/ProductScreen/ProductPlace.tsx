import type { Category } from '@platine/domain/catalog/category.ts';
import type { Product } from '@platine/domain/catalog/product.ts';
import { FormattedMessage } from 'react-intl';
import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { DataText } from '../../components/DataText/DataText.tsx';
import { categoryPath, startPath } from '../paths.ts';
import { ownCategories, pathsTo } from './productCategories.ts';

type ProductPlaceProps = {
  readonly product: Product;
  /** Those that are known. */
  readonly categories: readonly Category[];
};

/** The way from the start page down to the product, through the first of its categories. */
export function ProductPlace({ product, categories }: ProductPlaceProps) {
  const [first] = ownCategories(product);
  const way = first === undefined ? [] : pathsTo(first);
  const above = way.flatMap((path) => categories.find((category) => category.path === path) ?? []);
  return (
    <Breadcrumb
      above={[
        { href: startPath, name: <FormattedMessage id="breadcrumb.start" /> },
        ...above.map(({ path, name }) => ({
          href: categoryPath(path),
          name: <DataText text={name} fallback={path} />,
        })),
      ]}
      here={product.manufacturer.partNumber}
    />
  );
}
