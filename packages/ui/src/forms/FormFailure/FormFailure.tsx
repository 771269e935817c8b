import { defaultErrorMessageKey, errorMessageKey } from '@platine/domain/errors/errorMessages.ts';
import type { shopMessageKeys } from '@platine/domain/errors/shopMessages.ts';
import type { Failure } from '@platine/domain/machines/outcome.ts';
import { FormattedMessage } from 'react-intl';
import { Notice } from '../../components/Notice/Notice.tsx';
import styles from './FormFailure.module.css';

type FormFailureProps = {
  /** The shop's refusal, or no connection; null shows nothing. */
  readonly failure: Failure | null;
  /** Message id used when the shop gives no reason that the shopper could act on (spec §8). */
  readonly otherwise?: (typeof shopMessageKeys)[keyof typeof shopMessageKeys];
};

/** Why a form could not be sent or was refused. All entries stay as typed. */
export function FormFailure({ failure, otherwise = defaultErrorMessageKey }: FormFailureProps) {
  if (failure === null) return null;
  return (
    <div ref={bringIntoSight} className={styles['root']}>
      <Notice kind="error">
        <FormattedMessage id={failureId(failure, otherwise)} />
      </Notice>
    </div>
  );
}

/** The message appears at the button's place, which may be at the edge of a small screen or above a fixed bar. */
function bringIntoSight(root: HTMLElement | null): void {
  root?.scrollIntoView({ block: 'nearest' });
}

function failureId(failure: Failure, otherwise: NonNullable<FormFailureProps['otherwise']>) {
  if (failure.kind === 'network') return 'form.network';
  const key = errorMessageKey(failure.errorClass);
  return key === defaultErrorMessageKey ? otherwise : key;
}
