import type { Adjustment } from '@platine/domain/cart/adjustment.ts';
import type { CartFailure } from '@platine/domain/machines/cartQueue.ts';
import { FormattedMessage } from 'react-intl';
import { Notice } from '../components/Notice/Notice.tsx';
import { useFormats } from '../i18n/useFormats.ts';
import { DismissNews } from './DismissNews.tsx';
import { useCartNews } from './useCartNews.ts';

type CartNewsProps = {
  readonly sku: number;
  /** The product's name, so that the sentence makes sense when it is only heard. */
  readonly name: string;
};

/** Says, where it happened, what the shop did not do as asked. A failure interrupts, an adjustment waits its turn (see Notice). */
export function CartNews({ sku, name }: CartNewsProps) {
  const { failure, adjustment } = useCartNews(sku);
  if (failure === null && adjustment === null) return null;
  return (
    <Notice kind={failure === null ? 'warning' : 'error'} action={<DismissNews />}>
      {failure !== null && <FailureWords failure={failure} name={name} />}
      {adjustment !== null && <AdjustmentWords adjustment={adjustment} name={name} />}
    </Notice>
  );
}

function FailureWords({ failure, name }: { readonly failure: CartFailure; readonly name: string }) {
  return <FormattedMessage id={failureId(failure)} values={{ name }} />;
}

function failureId(failure: CartFailure) {
  if (failure.kind === 'network') return 'cartNews.network';
  switch (failure.errorClass) {
    case 'NotOrderableException':
    case 'ProductNotFoundException':
    case 'PositionNotFoundException':
    case 'ThrottledException':
      return `cartNews.${failure.errorClass}` as const;
    default:
      return 'cartNews.otherFailure';
  }
}

function AdjustmentWords({ adjustment, name }: { readonly adjustment: Adjustment; readonly name: string }) {
  const { number } = useFormats();
  const { reason, wanted, amount } = adjustment;
  return (
    <FormattedMessage id={`cartNews.${reason}`} values={{ name, wanted: number(wanted), amount: number(amount) }} />
  );
}
