import type { Pricing } from '@platine/domain/cart/totals.ts';
import type { Product } from '@platine/domain/catalog/product.ts';
import { comparedRows } from '@platine/domain/search/comparison.ts';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useOwnRule } from '../../cart/useOwnRule.ts';
import { AttributeValue } from '../../components/AttributeValue/AttributeValue.tsx';
import { CatalogueText } from '../../components/CatalogueText/CatalogueText.tsx';
import { StockLine } from '../../components/StockLine/StockLine.tsx';
import { VatLine } from '../../components/VatLine/VatLine.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { ComparedHead } from './ComparedHead.tsx';
import { ComparedOrder } from './ComparedOrder.tsx';
import { ComparedPrice } from './ComparedPrice.tsx';
import styles from './CompareScreen.module.css';

type ComparedTableProps = {
  readonly products: readonly Product[];
  /** Pieces that prices are shown for. */
  readonly amount: number;
  readonly pricing: Pricing;
};

/** Products as columns: price, stock and order first, then all attributes; rows in which the products differ are marked. */
export function ComparedTable({ products: all, amount, pricing }: ComparedTableProps) {
  const intl = useIntl();
  const own = useOwnRule();
  const products = all.map(own);
  const makers = new Set(products.map(({ manufacturer }) => manufacturer.id));
  const skus = products.map(({ sku }) => sku);
  return (
    <div className={styles['frame']}>
      <table className={styles['table']} aria-label={intl.formatMessage({ id: 'compareScreen.table' })}>
        <caption>
          <VatLine vat={pricing.vat} goods={products} mode={pricing.mode} />
        </caption>
        <thead>
          <tr>
            <td>
              <VisuallyHidden>
                <FormattedMessage id="compareScreen.property" />
              </VisuallyHidden>
            </td>
            {products.map((product) => (
              <ComparedHead key={product.sku} product={product} others={skus} amount={amount} />
            ))}
          </tr>
        </thead>
        <tbody>
          <Row name={<FormattedMessage id="compareScreen.price" />}>
            {products.map((product) => (
              <td key={product.sku}>
                <ComparedPrice product={product} amount={amount} pricing={pricing} />
              </td>
            ))}
          </Row>
          <Row name={<FormattedMessage id="productRows.stock" />}>
            {products.map(({ sku, stock }) => (
              <td key={sku}>
                <StockLine stock={stock} />
              </td>
            ))}
          </Row>
          <Row name={<FormattedMessage id="productRows.order" />}>
            {products.map((product) => (
              <td key={product.sku}>
                <ComparedOrder key={amount} product={product} amount={amount} />
              </td>
            ))}
          </Row>
          <Row name={<FormattedMessage id="compareScreen.maker" />} differs={makers.size > 1}>
            {products.map(({ sku, manufacturer }) => (
              <td key={sku}>{manufacturer.name}</td>
            ))}
          </Row>
          {comparedRows(products).map(({ key, name, values, differs }) => (
            <Row key={key} name={<CatalogueText text={name} fallback={key} />} differs={differs}>
              {values.map((value, at) => (
                <td key={products[at]?.sku}>
                  {value === null ? '–' : <AttributeValue value={value.value} text={value.text} unit={value.unit} />}
                </td>
              ))}
            </Row>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = { readonly name: ReactNode; readonly differs?: boolean; readonly children: ReactNode };

/** A difference is marked by a sign and words, not only by a colour. */
function Row({ name, differs = false, children }: RowProps) {
  return (
    <tr data-differs={differs}>
      <th scope="row" className={differs ? styles['differs'] : undefined}>
        {name}
        {differs && (
          <>
            {' '}
            <VisuallyHidden>
              <FormattedMessage id="compareScreen.differs" />
            </VisuallyHidden>
          </>
        )}
      </th>
      {children}
    </tr>
  );
}
