import { FormattedMessage } from 'react-intl';
import { Notice } from '../../components/Notice/Notice.tsx';
import { useSubmission } from '../../forms/useSubmission.ts';
import { FormPage } from '../FormPage/FormPage.tsx';
import { AccountLink } from '../FormPage/AccountLink.tsx';
import { NewPasswordForm } from '../../forms/NewPasswordFields/NewPasswordForm.tsx';
import { ResetLinkForm } from './ResetLinkForm.tsx';

type PasswordResetScreenProps = {
  /** Hash from the mailed link, null when the page is opened to request one. */
  readonly hash: string | null;
};

/** /password_reset: requests a link, or sets a new password by a mailed one (spec §2, D32). */
export function PasswordResetScreen({ hash }: PasswordResetScreenProps) {
  const request = useSubmission('requestPasswordReset');
  const change = useSubmission('changePasswordWithHash');
  const expired = change.failure?.kind === 'failure' && change.failure.errorClass === 'HashInvalidException';

  if (hash === null || expired)
    return (
      <ResetLinkForm
        expired={expired}
        busy={request.busy}
        // Set for every outcome, because the answer must not reveal who is a customer.
        noticed={request.done || request.failure !== null}
        onRequested={(email) => request.send({ EMAIL: email })}
      />
    );
  return (
    <FormPage
      title={<FormattedMessage id={change.done ? 'passwordResetScreen.newPassword' : 'passwordResetScreen.title'} />}
      at={change.done ? 'done' : 'editing'}
    >
      {change.done ? (
        <>
          <Notice kind="success">
            <FormattedMessage id="passwordResetScreen.done" />
          </Notice>
          <AccountLink />
        </>
      ) : (
        <NewPasswordForm
          label={<FormattedMessage id="passwordResetScreen.newPassword" />}
          submit={<FormattedMessage id="passwordResetScreen.save" />}
          // After an internal error the old password may be invalid as well (spec §8).
          otherwise="message.passwordOverwritten"
          busy={change.busy}
          failure={change.failure}
          onSubmitted={(password) => change.send({ PASSWORD: password, HASH: hash })}
        />
      )}
    </FormPage>
  );
}
