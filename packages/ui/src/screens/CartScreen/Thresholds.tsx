import type { Cart } from '@platine/domain/cart/cart.ts';
import { missingTo } from '@platine/domain/cart/minimumOrder.ts';
import { FormattedMessage } from 'react-intl';
import { Money } from '../../components/Money/Money.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { useFormats } from '../../i18n/useFormats.ts';

type ThresholdsProps = {
  readonly cart: Cart;
  /** True after choosing pickup, which has no minimum order value (D12). */
  readonly pickup: boolean;
};

/** Amounts missing for the minimum order value and for free shipping (spec §9, D12). */
export function Thresholds({ cart, pickup }: ThresholdsProps) {
  return (
    <>
      {!pickup && <MinimumOrder cart={cart} />}
      <FreeShipping cart={cart} />
    </>
  );
}

function MinimumOrder({ cart: { totals, minimumOrderValue, pricing } }: { readonly cart: Cart }) {
  const { destination } = useFormats();
  const missing = missingTo(minimumOrderValue, totals.goods);
  if (missing === 0) return null;
  const values = {
    country: destination(pricing.vat.country),
    minimum: <Money key="minimum" cents={minimumOrderValue} />,
    missing: <Money key="missing" cents={missing} />,
  };
  return (
    <Notice kind="warning" title={<FormattedMessage id="cartTotals.minimumTitle" />}>
      <FormattedMessage id="cartTotals.minimumText" values={values} />
    </Notice>
  );
}

function FreeShipping({ cart: { totals, freeShippingThreshold, pricing } }: { readonly cart: Cart }) {
  const { destination } = useFormats();
  if (freeShippingThreshold === null) return null;
  const missing = missingTo(freeShippingThreshold, totals.goods);
  const values = {
    country: destination(pricing.vat.country),
    threshold: <Money key="threshold" cents={freeShippingThreshold} />,
    missing: <Money key="missing" cents={missing} />,
  };
  return (
    <Notice kind={missing === 0 ? 'success' : 'info'}>
      <FormattedMessage
        id={missing === 0 ? 'cartTotals.freeShippingReached' : 'cartTotals.freeShippingMissing'}
        values={values}
      />
    </Notice>
  );
}
