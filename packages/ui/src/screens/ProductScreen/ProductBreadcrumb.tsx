import type { Category } from '@platine/domain/catalog/category.ts';
import type { Product } from '@platine/domain/catalog/product.ts';
import { FormattedMessage } from 'react-intl';
import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { CatalogueText } from '../../components/CatalogueText/CatalogueText.tsx';
import { categoryPath, startPath } from '../../routing/paths.ts';
import { assignedCategories, pathsTo } from './productCategories.ts';

type ProductBreadcrumbProps = {
  readonly product: Product;
  /** Those that have loaded. */
  readonly categories: readonly Category[];
};

/** Breadcrumb from the start page to the product, through its first category. */
export function ProductBreadcrumb({ product, categories }: ProductBreadcrumbProps) {
  const [first] = assignedCategories(product);
  const way = first === undefined ? [] : pathsTo(first);
  const above = way.flatMap((path) => categories.find((category) => category.path === path) ?? []);
  return (
    <Breadcrumb
      above={[
        { href: startPath, name: <FormattedMessage id="breadcrumb.start" /> },
        ...above.map(({ path, name }) => ({
          href: categoryPath(path),
          name: <CatalogueText text={name} fallback={path} />,
        })),
      ]}
      here={product.manufacturer.partNumber}
    />
  );
}
