import type { ErrorClass } from '@platine/domain/contract/errors.ts';
import { errorMessageKey } from '@platine/domain/errors/errorMessages.ts';
import { FormattedMessage } from 'react-intl';
import { Notice } from '../components/Notice/Notice.tsx';

/** The reason of a refused order, at the top of the page of the recovery step. */
export function RefusedOrderNotice({
  errorClass,
}: {
  /** The shop's reason for the refusal. */
  readonly errorClass: ErrorClass;
}) {
  return (
    <Notice kind="warning" title={<FormattedMessage id="checkout.refusedTitle" />}>
      <FormattedMessage id={errorMessageKey(errorClass)} />
    </Notice>
  );
}
