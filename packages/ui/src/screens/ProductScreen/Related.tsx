import type { CrossSellingKind, Product } from '@platine/domain/catalog/product.ts';
import type { Pricing } from '@platine/domain/cart/totals.ts';
import { FormattedMessage } from 'react-intl';
import { DataText } from '../../components/DataText/DataText.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Money } from '../../components/Money/Money.tsx';
import { ProductPicture } from '../../components/ProductPicture/ProductPicture.tsx';
import { productPath } from '../paths.ts';
import { usePicture } from '../usePicture.ts';
import { shownPrices } from '../ProductTiles/shownPrices.ts';
import styles from './ProductScreen.module.css';

/** The masters of a consumable are what it is compatible with (spec §2). */
const kinds: readonly CrossSellingKind[] = ['MASTERS', 'CONSUMABLES', 'ACCESSORIES'];

type RelatedProps = {
  /** Whose relations these are. */
  readonly product: Product;
  readonly related: readonly Product[];
  readonly pricing: Pricing;
};

/** Compatible products, consumables and accessories. */
export function Related({ product, related, pricing }: RelatedProps) {
  return kinds.map((kind) => {
    const skus = product.related.filter((link) => link.kind === kind).map(({ sku }) => sku);
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

function RelatedProduct({
  product: { sku, name, manufacturer, picture, prices, flags },
  pricing,
}: {
  readonly product: Product;
  readonly pricing: Pricing;
}) {
  const src = usePicture(picture);
  const shown = shownPrices({ prices, flags }, pricing);
  return (
    <li className={styles['relatedProduct']}>
      <div className={styles['relatedPicture']}>
        <ProductPicture src={src} alt="" size={72} />
      </div>
      <div>
        <Link href={productPath(sku)} variant="plain">
          <DataText text={name} fallback={manufacturer.partNumber} />
        </Link>
        <p className={styles['partNumber']}>{manufacturer.partNumber}</p>
      </div>
      {shown !== null && <Money cents={shown.headline} />}
    </li>
  );
}
