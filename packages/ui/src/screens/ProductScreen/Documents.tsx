import type { Product } from '@platine/domain/catalog/product.ts';
import { pickText } from '@platine/domain/language/text.ts';
import { FormattedMessage } from 'react-intl';
import { CatalogueText } from '../../components/CatalogueText/CatalogueText.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import styles from './ProductScreen.module.css';

/** Data sheets and other documents. Only documents with a web address are listed (D34). */
export function Documents({ documents }: Pick<Product, 'documents'>) {
  const language = useLanguage();
  const linked = documents.flatMap(({ caption, url }) => {
    const href = pickText(url, language)?.text;
    return href === undefined ? [] : [{ caption, href }];
  });
  if (linked.length === 0) return null;
  return (
    <section className={styles['section']}>
      <h2>
        <FormattedMessage id="productScreen.documents" />
      </h2>
      <ul role="list">
        {linked.map(({ caption, href }) => (
          <li key={href}>
            <a href={href} rel="noopener">
              <CatalogueText text={caption} fallback={href} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
