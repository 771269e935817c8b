import { isOrderable } from '@platine/domain/cart/cart.ts';
import type { Product } from '@platine/domain/catalog/product.ts';
import { pickText } from '@platine/domain/language/text.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { CatalogueText } from '../../components/CatalogueText/CatalogueText.tsx';
import { Link } from '../../components/Link/Link.tsx';
import partStyles from '../../components/PartNumber/PartNumber.module.css';
import { StockLine } from '../../components/StockLine/StockLine.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import fieldStyles from '../../forms/Field/Field.module.css';
import { useFormats } from '../../i18n/useFormats.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { productPath } from '../../routing/paths.ts';
import { LifecycleLine } from '../LifecycleLine.tsx';
import { skuField } from './orderByListForms.ts';
import styles from './PartRows.module.css';
import type { ShownPart } from './shownPart.ts';
import { partName } from './shownPart.ts';

type PartChoiceProps = { readonly part: ShownPart; readonly onChosen: (sku: number | null) => void };

/** The choice of a line: its one product or none, or one of several. */
export function PartChoice({ part, onChosen }: PartChoiceProps) {
  const [only, ...others] = part.products;
  if (only === undefined) return null;
  return (
    <>
      {others.length === 0 ? (
        <OneProduct part={part} product={only} onChosen={onChosen} />
      ) : (
        <SeveralProducts part={part} onChosen={onChosen} />
      )}
    </>
  );
}

function OneProduct({ part, product, onChosen }: PartChoiceProps & { readonly product: Product }) {
  const { line, chosen } = part;
  return (
    <>
      {isOrderable(product) ? (
        <label className={styles['take']}>
          <input
            type="checkbox"
            name={skuField(line.line)}
            value={product.sku}
            checked={chosen !== null}
            onChange={(event) => onChosen(event.currentTarget.checked ? product.sku : null)}
          />
          <span className={styles['takeName']}>
            <CatalogueText text={product.name} fallback={product.manufacturer.partNumber} />
          </span>
        </label>
      ) : (
        <p className={styles['gone']}>
          <CatalogueText text={product.name} fallback={product.manufacturer.partNumber} />:{' '}
          <FormattedMessage id="cartScreen.noLongerForSale" />
        </p>
      )}
      <ProductFacts product={product} />
    </>
  );
}

function SeveralProducts({ part: { line, products, chosen }, onChosen }: PartChoiceProps) {
  const intl = useIntl();
  const language = useLanguage();
  const { number } = useFormats();
  const words = (product: Product) => {
    const { partNumber } = product.manufacturer;
    const stock = intl.formatMessage(
      { id: product.stock.pieces > 0 ? 'orderByListScreen.stock' : 'orderByListScreen.noStock' },
      { pieces: number(product.stock.pieces) },
    );
    return `${pickText(product.name, language)?.text ?? partNumber} · ${partNumber} · ${stock}`;
  };
  return (
    <>
      <select
        className={fieldStyles['control']}
        name={skuField(line.line)}
        aria-label={intl.formatMessage({ id: 'orderByListScreen.choice' }, { name: partName(line) })}
        value={chosen?.sku ?? ''}
        onChange={(event) => onChosen(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))}
      >
        <option value="">{intl.formatMessage({ id: 'orderByListScreen.nothing' })}</option>
        {products.map((product) => (
          <option key={product.sku} value={product.sku} disabled={!isOrderable(product)}>
            {words(product)}
          </option>
        ))}
      </select>
      {chosen !== null && <ProductFacts product={chosen} />}
    </>
  );
}

function ProductFacts({ product }: { readonly product: Product }) {
  const { partNumber } = product.manufacturer;
  return (
    <div className={styles['facts']}>
      <Link href={productPath(product.sku)} className={partStyles['partNumber']}>
        <VisuallyHidden>
          <FormattedMessage id="orderByListScreen.product" />{' '}
        </VisuallyHidden>
        {partNumber === '' ? product.sku : partNumber}
      </Link>
      {isOrderable(product) && <StockLine stock={product.stock} length="short" />}
      <LifecycleLine lifecycle={product.lifecycle} />
    </div>
  );
}
