import type { Product } from '@platine/domain/catalog/product.ts';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AttributeTable } from '../../components/AttributeTable/AttributeTable.tsx';
import { CatalogueText } from '../../components/CatalogueText/CatalogueText.tsx';
import { Documents } from './Documents.tsx';
import { LegalFacts } from './LegalFacts.tsx';
import styles from './ProductScreen.module.css';
import { Safety } from './Safety.tsx';

/** Technical specifications, description, documents, and what the law wants to be said. */
export function ProductDetails({ product }: { readonly product: Product }) {
  const intl = useIntl();
  const { attributes, description, documents, facts, safetyContact } = product;
  return (
    <div className={styles['details']}>
      {attributes.length > 0 && (
        <Section title={<FormattedMessage id="productScreen.specifications" />} isData>
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
        {documents.length > 0 && <Documents documents={documents} />}
        {facts !== null && <LegalFacts facts={facts} assets={product.assets} />}
        {safetyContact !== null && <Safety contact={safetyContact} />}
      </div>
    </div>
  );
}

type SectionProps = {
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** True for the data, which have a column of their own on a wide desk. */
  readonly isData?: boolean;
};

function Section({ title, children, isData = false }: SectionProps) {
  return (
    <section className={isData ? `${styles['section']} ${styles['data']}` : styles['section']}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
