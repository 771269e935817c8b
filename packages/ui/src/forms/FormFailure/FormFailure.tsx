import { defaultErrorMessageKey, errorMessageKey } from '@platine/domain/errors/errorMessages.ts';
import type { shopMessageKeys } from '@platine/domain/errors/shopMessages.ts';
import type { Failure } from '@platine/domain/machines/outcome.ts';
import { FormattedMessage } from 'react-intl';
import { Notice } from '../../components/Notice/Notice.tsx';

type FormFailureProps = {
  readonly failure: Failure | null;
  /** Said when the shop gave no reason that a shopper could act on (spec §8). */
  readonly otherwise?: (typeof shopMessageKeys)[keyof typeof shopMessageKeys];
};

/** Why what was entered did not reach the shop, or was not taken. Everything stays as it was typed. */
export function FormFailure({ failure, otherwise = defaultErrorMessageKey }: FormFailureProps) {
  if (failure === null) return null;
  return (
    <Notice kind="error">
      <FormattedMessage id={failureId(failure, otherwise)} />
    </Notice>
  );
}

function failureId(failure: Failure, otherwise: NonNullable<FormFailureProps['otherwise']>) {
  if (failure.kind === 'network') return 'form.network';
  const key = errorMessageKey(failure.errorClass);
  return key === defaultErrorMessageKey ? otherwise : key;
}
