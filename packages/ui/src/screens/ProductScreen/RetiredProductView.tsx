import type { Product } from '@platine/domain/catalog/product.ts';
import type { RetiredProduct } from '@platine/domain/catalog/retiredProduct.ts';
import { pickText } from '@platine/domain/language/text.ts';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApiClient } from '../../api/ApiClient.tsx';
import { CatalogueText } from '../../components/CatalogueText/CatalogueText.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { successorQuery } from '../../queries/retiredProduct.ts';
import { cartTermsQuery } from '../../queries/session.ts';
import { ProductTiles } from '../ProductTiles/ProductTiles.tsx';
import { useCategories } from '../useCategories.ts';
import { MenuGroups } from './MenuGroups.tsx';
import { assignedCategories } from './productCategories.ts';
import styles from './ProductScreen.module.css';
import { ProductUnavailable } from './ProductUnavailable.tsx';
import { SameCategories } from './SameCategories.tsx';

type RetiredProductViewProps = { readonly retired: RetiredProduct };

/** A product that is no longer sold, and the ways to one that is: its successor, its categories, a search for its name. */
export function RetiredProductView({ retired }: RetiredProductViewProps) {
  const { sku, name } = retired;
  const language = useLanguage();
  const client = useApiClient();
  const [successor] = useQuery(successorQuery(client, retired)).data ?? [];
  const categories = useCategories(assignedCategories(retired));
  return (
    <div className={styles['page']}>
      <ProductUnavailable
        title={
          <FormattedMessage
            id="productScreen.retired"
            values={{ name: <CatalogueText text={name} fallback={String(sku)} /> }}
          />
        }
        searched={pickText(name, language)?.text ?? String(sku)}
      >
        {null}
      </ProductUnavailable>
      {successor !== undefined && <Successor product={successor} />}
      {categories.length === 0 ? <MenuGroups /> : <SameCategories product={retired} categories={categories} />}
    </div>
  );
}

/** Its tile, once the session says which prices apply. */
function Successor({ product }: { readonly product: Product }) {
  const intl = useIntl();
  const { data: terms } = useQuery(cartTermsQuery(useApiClient()));
  if (terms === undefined) return null;
  return (
    <section className={styles['section']}>
      <h2>
        <FormattedMessage id="productScreen.successor" />
      </h2>
      <ProductTiles
        label={intl.formatMessage({ id: 'productScreen.successor' })}
        products={[product]}
        pricing={terms.pricing}
      />
    </section>
  );
}
