import type { Product } from '@platine/domain/catalog/product.ts';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AttributeTable } from '../../components/AttributeTable/AttributeTable.tsx';
import { CatalogueText } from '../../components/CatalogueText/CatalogueText.tsx';
import { lazyPart } from '../../i18n/lazyPart.tsx';
import styles from './ProductScreen.module.css';

const Documents = lazyPart(() => import('./Documents.tsx'), 'Documents');
const Safety = lazyPart(() => import('./Safety.tsx'), 'Safety');

/** Technical specifications, description and documents. */
export function ProductDetails({ product }: { readonly product: Product }) {
  const intl = useIntl();
  const { attributes, description, documents, safetyContact } = product;
  return (
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
              <CatalogueText text={description} fallback="–" />
            </p>
          </Section>
        )}
        {documents.length > 0 && <Documents.Part documents={documents} />}
        {safetyContact !== null && <Safety.Part contact={safetyContact} />}
      </div>
    </div>
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
