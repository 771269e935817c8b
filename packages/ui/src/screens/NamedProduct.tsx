import type { Product } from '@platine/domain/catalog/product.ts';
import { CatalogueText } from '../components/CatalogueText/CatalogueText.tsx';
import { Link } from '../components/Link/Link.tsx';
import styles from '../components/PartNumber/PartNumber.module.css';
import { productPath } from '../routing/paths.ts';

type NamedProductProps = { readonly product: Pick<Product, 'sku' | 'name' | 'manufacturer'> };

/** Product name, linked to its page, above the part number. */
export function NamedProduct({ product: { sku, name, manufacturer } }: NamedProductProps) {
  return (
    <>
      <Link href={productPath(sku)} variant="plain">
        <CatalogueText text={name} fallback={manufacturer.partNumber} />
      </Link>
      <p className={styles['partNumber']}>{manufacturer.partNumber}</p>
    </>
  );
}
