import type { Cart } from '@platine/domain/cart/cart.ts';
import type { CheckoutNotice } from '@platine/domain/machines/checkoutContext.ts';
import type { OrderLine } from '@platine/domain/order/order.ts';
import { hasGuaranteeNotice } from '@platine/domain/shop/guaranteeNotice.ts';
import { FormattedMessage } from 'react-intl';
import { Totals } from '../../cart/Totals/Totals.tsx';
import type { CheckoutData } from '../../checkout/checkoutData.ts';
import { CheckoutFrame } from '../../checkout/CheckoutFrame/CheckoutFrame.tsx';
import { GuaranteeNotice } from '../../checkout/GuaranteeNotice/GuaranteeNotice.tsx';
import { OrderFacts } from '../../checkout/OrderFacts/OrderFacts.tsx';
import { OrderLines } from '../../checkout/OrderLines/OrderLines.tsx';
import { CatalogueText } from '../../components/CatalogueText/CatalogueText.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { ToyWarnings } from '../../components/ToyWarnings/ToyWarnings.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { cartPath } from '../../routing/paths.ts';
import { useShop } from '../../shop/ShopFacts.tsx';
import { editableFacts } from './editableFacts.tsx';
import { OrderForm } from './OrderForm.tsx';
import { OrderNotice } from './OrderNotice.tsx';
import styles from './CheckoutSummaryScreen.module.css';

type OrderReviewProps = {
  readonly data: CheckoutData;
  readonly busy: boolean;
  /** Whether the checkout has the terms accepted. A refused order needs a new agreement (D4). */
  readonly agreed: boolean;
  readonly notice: CheckoutNotice | null;
  /** The cart of the last order. */
  readonly agreedTo: Cart | null;
  readonly onOrdered: () => void;
};

/** The review of the order: addresses, shipping, payment, goods and totals, right above the button (D35). */
export function OrderReview({ data, busy, agreed, notice, agreedTo, onOrdered }: OrderReviewProps) {
  const { session, loggedIn } = data;
  const { cart, customerType, paymentMethod } = session;
  const guaranteeGraphic = useShop().guaranteeNotices[useLanguage()] ?? null;
  return (
    <CheckoutFrame page="summary" loggedIn={loggedIn} title={<FormattedMessage id="checkoutSummaryScreen.title" />}>
      <OrderNotice notice={notice} agreedTo={agreedTo} cart={cart} />
      <OrderFacts facts={editableFacts(session)} />
      {hasGuaranteeNotice(customerType) && <GuaranteeNotice graphic={guaranteeGraphic} />}
      <section className={styles['goods']} aria-labelledby="ordered-goods">
        <div className={styles['goodsHead']}>
          <h2 id="ordered-goods">
            <FormattedMessage id="checkout.goods" />
          </h2>
          <Link href={cartPath}>
            <FormattedMessage id="checkout.toCart" />
          </Link>
        </div>
        <OrderLines lines={linesOf(cart)} />
      </section>
      <Totals totals={cart.totals} pricing={cart.pricing} shippingKnown />
      {cart.positions.map(({ sku, name, partNumber, warnings }) => (
        <ToyWarnings key={sku} warnings={warnings} name={<CatalogueText text={name} fallback={partNumber} />} />
      ))}
      <OrderForm busy={busy} agreed={agreed} paymentMethod={paymentMethod} onOrdered={onOrdered} />
    </CheckoutFrame>
  );
}

function linesOf({ positions }: Cart): OrderLine[] {
  return positions.map(({ sku, name, partNumber, amount, price }) => ({
    sku,
    name,
    partNumber,
    amount,
    unit: price.unit,
    line: price.line,
  }));
}
