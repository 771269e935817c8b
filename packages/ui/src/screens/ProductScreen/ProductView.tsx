import type { Category } from '@platine/domain/catalog/category.ts';
import type { Product } from '@platine/domain/catalog/product.ts';
import type { Pricing } from '@platine/domain/cart/totals.ts';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useProductName } from '../../cart/useProductName.ts';
import { AttributeTable } from '../../components/AttributeTable/AttributeTable.tsx';
import { DataText } from '../../components/DataText/DataText.tsx';
import { Documents } from './Documents.tsx';
import { Gallery } from './Gallery.tsx';
import { Offer } from './Offer.tsx';
import { ProductHead } from './ProductHead.tsx';
import { ProductPlace } from './ProductPlace.tsx';
import { Related } from './Related.tsx';
import { Safety } from './Safety.tsx';
import { SameCategories } from './SameCategories.tsx';
import styles from './ProductScreen.module.css';

type ProductViewProps = {
  readonly product: Product;
  /** Its categories and all above them, as far as they are known. */
  readonly categories: readonly Category[];
  readonly related: readonly Product[];
  readonly pricing: Pricing;
  /** False while only what a listing knows is there. */
  readonly complete: boolean;
};

/** A product as its data sheet: what it is, what it costs, what it can do. */
export function ProductView({ product, categories, related, pricing, complete }: ProductViewProps) {
  const intl = useIntl();
  const { manufacturer, attributes, description, safetyContact } = product;
  const name = useProductName({ name: product.name, partNumber: manufacturer.partNumber });
  return (
    <article className={styles['page']} aria-busy={!complete}>
      <ProductPlace product={product} categories={categories} />
      <div className={styles['top']}>
        <Gallery assets={product.assets} name={name} />
        <div className={styles['offer']}>
          <ProductHead product={product} />
          <Offer product={product} pricing={pricing} />
        </div>
      </div>
      <div className={styles['details']}>
        {attributes.length > 0 && (
          <Section title={<FormattedMessage id="productScreen.specifications" />}>
            <AttributeTable
              caption={intl.formatMessage({ id: 'productScreen.specifications' })}
              attributes={attributes}
            />
          </Section>
        )}
        <div className={styles['words']}>
          {description !== null && (
            <Section title={<FormattedMessage id="productScreen.description" />}>
              <p className={styles['description']}>
                <DataText text={description} fallback="–" />
              </p>
            </Section>
          )}
          <Documents documents={product.documents} />
          {safetyContact !== null && <Safety contact={safetyContact} />}
        </div>
      </div>
      <Related product={product} related={related} pricing={pricing} />
      <SameCategories product={product} categories={categories} />
    </article>
  );
}

function Section({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <section className={styles['section']}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
