import type { Adjustment } from '@platine/domain/cart/adjustment.ts';
import { maximumPositions } from '@platine/domain/cart/size.ts';
import type { CartFailure } from '@platine/domain/machines/cartQueue.ts';
import { FormattedMessage } from 'react-intl';
import { Notice } from '../components/Notice/Notice.tsx';
import { useFormats } from '../i18n/useFormats.ts';
import { DismissCartMessage } from './DismissCartMessage.tsx';
import { useProductCartMessage } from './useProductCartMessage.ts';

type ProductCartMessageProps = {
  /** Number of the product that the message is about. */
  readonly sku: number;
  /** The product's name: the sentence must make sense to a screen reader on its own. */
  readonly name: string;
};

/** Shows at the product why its last change failed or was adjusted. A screen reader is interrupted by a failure only (see Notice). */
export function ProductCartMessage({ sku, name }: ProductCartMessageProps) {
  const { failure, adjustment } = useProductCartMessage(sku);
  if (failure === null && adjustment === null) return null;
  return (
    <Notice kind={failure === null ? 'warning' : 'error'} action={<DismissCartMessage />}>
      {failure !== null && <FailureWords failure={failure} name={name} />}
      {adjustment !== null && <AdjustmentWords adjustment={adjustment} name={name} />}
    </Notice>
  );
}

function FailureWords({ failure, name }: { readonly failure: CartFailure; readonly name: string }) {
  const { number } = useFormats();
  return <FormattedMessage id={failureId(failure)} values={{ name, most: number(maximumPositions) }} />;
}

function failureId(failure: CartFailure) {
  if (failure.kind === 'network') return 'cartMessage.network';
  switch (failure.errorClass) {
    case 'NotOrderableException':
    case 'ProductNotFoundException':
    case 'PositionNotFoundException':
    case 'CartFullException':
    case 'ThrottledException':
      return `cartMessage.${failure.errorClass}` as const;
    default:
      return 'cartMessage.otherFailure';
  }
}

function AdjustmentWords({ adjustment, name }: { readonly adjustment: Adjustment; readonly name: string }) {
  const { number } = useFormats();
  const { reason, wanted, amount } = adjustment;
  return (
    <FormattedMessage
      id={`cartMessage.${reason}`}
      values={{ name, wanted: number(wanted), amount: number(amount), most: number(maximumPositions) }}
    />
  );
}
