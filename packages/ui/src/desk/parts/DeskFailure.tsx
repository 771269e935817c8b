import { FormattedMessage } from 'react-intl';
import { Notice } from '../../components/Notice/Notice.tsx';
import type { Failed } from '../../queries/QueryFailure.ts';

type DeskFailureProps = {
  /** Why a call has not worked; null shows nothing. */
  readonly failed: Failed | null;
};

/** Why what somebody has pressed did not happen. */
export function DeskFailure({ failed }: DeskFailureProps) {
  if (failed === null) return null;
  return (
    <Notice kind="error">
      <FormattedMessage id={failureId(failed)} />
    </Notice>
  );
}

function failureId(failed: Failed) {
  if (failed.kind === 'network') return 'desk.failure.network';
  switch (failed.errorClass) {
    case 'WrongCredentialsException':
      return 'desk.failure.credentials';
    case 'ForbiddenException':
      return 'desk.failure.forbidden';
    case 'HashInvalidException':
      return 'error.HashInvalidException';
    case 'ThrottledException':
      return 'error.ThrottledException';
    case 'ValidationException':
      return 'error.ValidationException';
    default:
      return 'error.InternalErrorException';
  }
}
