import type { SafetyContact } from '@platine/domain/catalog/product.ts';
import { FormattedMessage } from 'react-intl';
import styles from './ProductScreen.module.css';

/** Contact for product safety: the manufacturer, or the responsible person in the EU (Regulation (EU) 2023/988). */
export function Safety({ contact: { name, address, email, url } }: { readonly contact: SafetyContact }) {
  return (
    <section className={styles['section']}>
      <h2>
        <FormattedMessage id="productScreen.safety" />
      </h2>
      <p className={styles['hint']}>
        <FormattedMessage id="productScreen.safetyText" />
      </p>
      <address className={styles['safety']}>
        <span>{name}</span>
        {address !== '' && <span>{address}</span>}
        {email !== null && <a href={`mailto:${email}`}>{email}</a>}
        {url !== null && (
          <a href={url} rel="noopener">
            {url}
          </a>
        )}
      </address>
    </section>
  );
}
