import { capAmount } from '@platine/domain/cart/quantity.ts';
import type { Pricing } from '@platine/domain/cart/totals.ts';
import { linePrice } from '@platine/domain/cart/totals.ts';
import type { Product } from '@platine/domain/catalog/product.ts';
import { FormattedMessage } from 'react-intl';
import { Money } from '../../components/Money/Money.tsx';
import { offeredPrices } from '../../components/Price/shownPrices.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import styles from './CompareScreen.module.css';

type ComparedPriceProps = { readonly product: Product; readonly amount: number; readonly pricing: Pricing };

/** The price of a piece at the amount that can be ordered (D13, D14), the sum, and the next break. */
export function ComparedPrice({ product, amount, pricing }: ComparedPriceProps) {
  const { number } = useFormats();
  const prices = offeredPrices(product, pricing);
  if (prices === null) return <FormattedMessage id="productTile.notForSale" />;
  const { amount: pieces } = capAmount(amount, product.rule);
  const { unit, line } = linePrice(product, pieces, pricing);
  const next = prices.breaks.find(({ from }) => from > pieces);
  return (
    <>
      <p className={styles['price']}>
        <Money cents={unit} />
      </p>
      <p className={styles['sum']}>
        <FormattedMessage
          id="compareScreen.sum"
          values={{ pieces, formatted: number(pieces), sum: <Money cents={line} /> }}
        />
      </p>
      {next !== undefined && (
        <p className={styles['sum']}>
          <FormattedMessage id="priceBreaks.from" values={{ from: number(next.from) }} /> <Money cents={next.cents} />
        </p>
      )}
    </>
  );
}
