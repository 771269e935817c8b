import type { DeskProductEntry } from '@platine/domain/desk/deskProduct.ts';
import { productPageSize } from '@platine/domain/desk/productEdit.ts';
import { pickText } from '@platine/domain/language/text.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Money } from '../../../components/Money/Money.tsx';
import { languageOf } from '../../../i18n/locales.ts';
import type { ProductsPlace } from '../../deskPaths.ts';
import { deskProductPath, deskProductsPath } from '../../deskPaths.ts';
import { Place } from '../../parts/Place.tsx';
import { Pages } from '../../parts/Pages.tsx';
import { useListKeys } from '../../parts/useListKeys.ts';
import styles from './ProductsScreen.module.css';

type ProductListProps = {
  readonly found: { readonly products: readonly DeskProductEntry[]; readonly count: number };
  readonly place: ProductsPlace;
};

export function ProductList({ found: { products, count }, place }: ProductListProps) {
  const list = useListKeys();
  if (count === 0)
    return (
      <EmptyState
        title={<FormattedMessage id={place.text === '' ? 'desk.nothingToDo' : 'desk.products.nothingFound'} />}
      />
    );
  return (
    <>
      <p role="status">
        <FormattedMessage id="desk.productCount" values={{ count }} />
      </p>
      <ul ref={list} role="list" className={styles['products']}>
        {products.map((product) => (
          <li key={product.sku}>
            <Row {...product} />
          </li>
        ))}
      </ul>
      <Pages
        pages={Math.ceil(count / productPageSize)}
        page={place.page}
        pathOf={(page) => deskProductsPath({ ...place, page })}
      />
    </>
  );
}

function Row({ sku, name, manufacturer, partNumber, price, stock, place, sold, state, edited }: DeskProductEntry) {
  const language = languageOf(useIntl().locale);
  return (
    <Link href={deskProductPath(sku)} variant="plain" className={styles['product']}>
      <span className={styles['name']}>{pickText(name, language)?.text ?? sku}</span>
      <span className={styles['price']}>{price !== null && <Money cents={price} />}</span>
      <span className={styles['number']}>
        {sku} · {manufacturer} <span translate="no">{partNumber}</span>
      </span>
      <span className={styles['stock']}>
        <FormattedMessage id="desk.product.inStock" values={{ count: stock }} />
      </span>
      <span className={styles['number']}>
        <FormattedMessage id="desk.product.sold" values={{ count: sold }} />
        {place !== null && (
          <>
            {' '}
            · <FormattedMessage id="desk.product.at" values={{ place: <Place place={place} /> }} />
          </>
        )}
      </span>
      <span className={styles['state']}>
        {state !== 'onSale' && <FormattedMessage id="desk.product.state" values={{ state }} />}{' '}
        {edited && <FormattedMessage id="desk.product.edited" />}
      </span>
    </Link>
  );
}
