import type { Product } from '@platine/domain/catalog/product.ts';
import type { Pricing } from '@platine/domain/cart/totals.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { useProductName } from '../../cart/useProductName.ts';
import { AttributeTable } from '../../components/AttributeTable/AttributeTable.tsx';
import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { DataText } from '../../components/DataText/DataText.tsx';
import { ProductPicture } from '../../components/ProductPicture/ProductPicture.tsx';
import { startPath } from '../paths.ts';
import { usePicture } from '../usePicture.ts';
import { Documents } from './Documents.tsx';
import { Offer } from './Offer.tsx';
import { Related } from './Related.tsx';
import styles from './ProductScreen.module.css';

type ProductViewProps = {
  readonly product: Product;
  /** Those of its related products that the shop has. */
  readonly related: readonly Product[];
  readonly pricing: Pricing;
  /** False while only what a listing knows is there. */
  readonly complete: boolean;
};

/** A product as its data sheet: what it is, what it costs, what it can do. */
export function ProductView({ product, related, pricing, complete }: ProductViewProps) {
  const intl = useIntl();
  const { manufacturer, picture, attributes, description } = product;
  const src = usePicture(picture);
  const name = <DataText text={product.name} fallback={manufacturer.partNumber} />;
  const alt = useProductName({ name: product.name, partNumber: manufacturer.partNumber });
  return (
    <article className={styles['page']} aria-busy={!complete}>
      <Breadcrumb
        above={[{ href: startPath, name: <FormattedMessage id="breadcrumb.start" /> }]}
        here={manufacturer.partNumber}
      />
      <div className={styles['top']}>
        <div className={styles['picture']}>
          <ProductPicture src={src} alt={alt} size={560} important />
        </div>
        <div className={styles['offer']}>
          <header className={styles['head']}>
            <h1>{name}</h1>
            <p className={styles['maker']}>
              {manufacturer.name} <code>{manufacturer.partNumber}</code>
            </p>
          </header>
          <Offer product={product} pricing={pricing} />
        </div>
      </div>
      <div className={styles['details']}>
        {attributes.length > 0 && (
          <section className={styles['section']}>
            <h2>
              <FormattedMessage id="productScreen.specifications" />
            </h2>
            <AttributeTable
              caption={intl.formatMessage({ id: 'productScreen.specifications' })}
              attributes={attributes}
            />
          </section>
        )}
        <div className={styles['words']}>
          {description !== null && (
            <section className={styles['section']}>
              <h2>
                <FormattedMessage id="productScreen.description" />
              </h2>
              <p className={styles['description']}>
                <DataText text={description} fallback="–" />
              </p>
            </section>
          )}
          <Documents documents={product.documents} />
        </div>
      </div>
      <Related product={product} related={related} pricing={pricing} />
    </article>
  );
}
