import { assetsOf } from '@platine/domain/catalog/assets.ts';
import type { Product } from '@platine/domain/catalog/product.ts';
import { FormattedMessage } from 'react-intl';
import { CatalogueText } from '../../components/CatalogueText/CatalogueText.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { ManufacturerLogo } from '../../components/ManufacturerLogo/ManufacturerLogo.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { manufacturerPath } from '../../routing/paths.ts';
import styles from './ProductScreen.module.css';

/** Name, manufacturer and part numbers. */
export function ProductHead({ product: { sku, name, manufacturer, gtin, assets } }: { readonly product: Product }) {
  const [logo] = assetsOf(assets, 'MANUFACTURER_LOGO', useLanguage());
  return (
    <header className={styles['head']}>
      <h1>
        <CatalogueText text={name} fallback={manufacturer.partNumber} />
      </h1>
      <p className={styles['maker']}>
        <Link href={manufacturerPath(manufacturer.id)}>
          {logo !== undefined && <ManufacturerLogo url={logo.url} />}
          {manufacturer.name}
        </Link>{' '}
        <code>{manufacturer.partNumber}</code>
      </p>
      <p className={styles['numbers']}>
        <FormattedMessage
          id={gtin === null ? 'productScreen.sku' : 'productScreen.skuGtin'}
          values={{ sku: <code key="sku">{sku}</code>, gtin: <code key="gtin">{gtin}</code> }}
        />
      </p>
    </header>
  );
}
