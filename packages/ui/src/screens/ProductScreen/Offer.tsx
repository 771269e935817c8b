import type { Product } from '@platine/domain/catalog/product.ts';
import type { Pricing } from '@platine/domain/cart/totals.ts';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { rarePart } from '../../i18n/lazyPart.tsx';
import { AddToCart } from '../../cart/AddToCart/AddToCart.tsx';
import { useOwnRule } from '../../cart/useOwnRule.ts';
import { DiscountBadge } from '../../components/DiscountBadge/DiscountBadge.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Price } from '../../components/Price/Price.tsx';
import { PriceBreaks } from '../../components/PriceBreaks/PriceBreaks.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { ToyWarnings } from '../../components/ToyWarnings/ToyWarnings.tsx';
import { VatLine } from '../../components/VatLine/VatLine.tsx';
import { contactPath } from '../../routing/paths.ts';
import { OrderHint } from '../ProductTiles/OrderHint.tsx';
import { offeredPrices } from '../../components/Price/shownPrices.ts';
import { Delivery } from './Delivery.tsx';
import styles from './ProductScreen.module.css';

const Variants = rarePart(() => import('./Variants.tsx'), 'Variants');

type OfferProps = { readonly product: Product; readonly pricing: Pricing };

/** Price, delivery and the add-to-cart form. */
export function Offer({ product: offered, pricing }: OfferProps) {
  const product = useOwnRule()(offered);
  const { rule } = product;
  const sku = String(product.sku);
  const [amount, setAmount] = useState(rule.step);
  const prices = offeredPrices(product, pricing);
  const variants = product.variants !== null && <Variants.Part group={product.variants} sku={product.sku} />;
  if (prices === null) {
    return (
      <>
        <Notice
          kind="info"
          title={<FormattedMessage id="productTile.notForSale" />}
          action={
            <Link href={contactPath({ sku })}>
              <FormattedMessage id="productScreen.ask" />
            </Link>
          }
        >
          <FormattedMessage id="productScreen.notForSaleText" />
        </Notice>
        {variants}
      </>
    );
  }
  return (
    <>
      <div>
        <div className={styles['price']}>
          <Price
            cents={prices.headline}
            before={prices.before}
            perUnit={prices.perUnit}
            size="page"
            perPiece={rule.step > 1}
          />
          {prices.discount > 0 && <DiscountBadge percent={prices.discount} />}
        </div>
        <VatLine vat={pricing.vat} goods={[product]} mode={pricing.mode} detail />
      </div>
      <PriceBreaks breaks={prices.breaks} current={prices.breaks.findLast(({ from }) => from <= amount)?.from} />
      <Delivery product={product} country={pricing.vat.country} />
      <OrderHint rule={rule} schools />
      {variants}
      <ToyWarnings warnings={product.warnings} />
      <AddToCart product={product} onAmount={setAmount} />
      <p>
        {rule.limit === null ? (
          <Link href={contactPath({ sku })}>
            <FormattedMessage id="productScreen.ask" />
          </Link>
        ) : (
          <Link href={contactPath({ topic: 'school', sku })}>
            <FormattedMessage id="productScreen.askSchool" />
          </Link>
        )}
      </p>
    </>
  );
}
