import type { DeskProduct } from '@platine/domain/desk/deskProduct.ts';
import type { ProductEditKind } from '@platine/domain/desk/productEdit.ts';
import { pickText } from '@platine/domain/language/text.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Money } from '../../../components/Money/Money.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { languageOf } from '../../../i18n/locales.ts';
import { productPath } from '../../../routing/paths.ts';
import { Place } from '../../parts/Place.tsx';
import { useMayDo } from '../../parts/useMayDo.ts';
import { CellsForm } from './CellsForm.tsx';
import { Changes } from './Changes.tsx';
import { DocumentsPart } from './DocumentsPart.tsx';
import { EditedForm } from './EditedForm.tsx';
import { FlagsForm } from './FlagsForm.tsx';
import { PicturesPart } from './PicturesPart.tsx';
import { PlaceForm } from './PlaceForm.tsx';
import { PriceForm } from './PriceForm.tsx';
import styles from './ProductScreen.module.css';
import { StockForm } from './StockForm.tsx';
import { TextsForm } from './TextsForm.tsx';
import { useProductEdit } from './useProductEdit.ts';

export function ProductView({ product }: { readonly product: DeskProduct }) {
  const { sku, name, state, changes } = product;
  const language = languageOf(useIntl().locale);
  const mayEdit = useMayDo('catalogue') && state !== 'retired';
  const editing = useProductEdit(product);
  // A change of another kind leaves what is being written here alone.
  const edited = { editing, changes };
  const newest = (kind: ProductEditKind) => changes.find((change) => change.kind === kind)?.id ?? 0;
  return (
    <>
      <h1>{pickText(name, language)?.text ?? sku}</h1>
      <ProductFacts product={product} />
      {product.edited && (
        <Notice kind="info">
          <FormattedMessage id="desk.product.editedText" />
        </Notice>
      )}
      <div className={styles['forms']}>
        {mayEdit && (
          <>
            <div className={styles['stack']}>
              <EditedForm kind="stock" {...edited}>
                <StockForm key={`stock-${newest('stock')}`} product={product} editing={editing} />
              </EditedForm>
              <EditedForm kind="place" {...edited}>
                <PlaceForm key={`place-${newest('place')}`} product={product} editing={editing} />
              </EditedForm>
            </div>
            <EditedForm kind="price" {...edited}>
              <PriceForm key={`price-${newest('price')}`} product={product} editing={editing} />
            </EditedForm>
            <EditedForm kind="flags" {...edited}>
              <FlagsForm key={`flags-${newest('flags')}`} product={product} editing={editing} />
            </EditedForm>
          </>
        )}
        <PicturesPart product={product} mayEdit={mayEdit} />
        <DocumentsPart product={product} mayEdit={mayEdit} />
        {mayEdit && (
          <EditedForm kind="texts" {...edited}>
            <TextsForm key={`texts-${newest('texts')}`} product={product} editing={editing} />
          </EditedForm>
        )}
        {mayEdit && (
          <EditedForm kind="cells" {...edited}>
            <CellsForm key={`cells-${newest('cells')}`} product={product} editing={editing} />
          </EditedForm>
        )}
      </div>
      <section className={styles['part']}>
        <h2>
          <FormattedMessage id="desk.product.changes" />
        </h2>
        <Changes changes={changes} />
      </section>
    </>
  );
}

function ProductFacts({ product }: { readonly product: DeskProduct }) {
  const { sku, manufacturer, partNumber, price, original, breaks, stock, place, sold, state } = product;
  return (
    <div className={styles['facts']}>
      <p>
        {sku} · {manufacturer} <span translate="no">{partNumber}</span> ·{' '}
        <FormattedMessage id="desk.product.state" values={{ state }} />
      </p>
      <p>
        <FormattedMessage id="desk.product.inStock" values={{ count: stock }} /> ·{' '}
        {place !== null && (
          <>
            <FormattedMessage id="desk.product.at" values={{ place: <Place place={place} /> }} /> ·{' '}
          </>
        )}
        <FormattedMessage id="desk.product.sold" values={{ count: sold }} />
      </p>
      {price !== null && (
        <p>
          <Money cents={price} />
          {original !== null && (
            <>
              {' '}
              · <FormattedMessage id="desk.product.announced" values={{ original: <Money cents={original} /> }} />
            </>
          )}
          {breaks.map((one) => (
            <span key={one.from}>
              {' '}
              ·{' '}
              <FormattedMessage
                id="desk.product.break"
                values={{ from: one.from, price: <Money cents={one.price} /> }}
              />
            </span>
          ))}
        </p>
      )}
      {state !== 'retired' && (
        <p>
          <a href={productPath(sku)}>
            <FormattedMessage id="desk.product.inShop" />
          </a>
        </p>
      )}
    </div>
  );
}
