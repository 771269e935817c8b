import { FormattedMessage } from 'react-intl';
import { Notice } from '../../components/Notice/Notice.tsx';
import { ForgotPasswordForm } from '../../dialogs/LoginDialog/ForgotPasswordForm.tsx';
import { FormPage } from '../FormPage/FormPage.tsx';

type ResetLinkFormProps = {
  /** True if the link that led here is no longer valid. */
  readonly expired: boolean;
  readonly busy: boolean;
  /** A link was requested, with whatever outcome (D32). */
  readonly noticed: boolean;
  readonly onRequested: (email: string) => void;
};

/** Requests a password link, or a new one. */
export function ResetLinkForm({ expired, busy, noticed, onRequested }: ResetLinkFormProps) {
  return (
    <FormPage
      title={<FormattedMessage id={expired ? 'passwordResetScreen.expired' : 'page.passwordReset.title'} />}
      at={noticed ? 'noticed' : 'asking'}
    >
      {expired && !noticed && (
        <Notice kind="error">
          <FormattedMessage id="error.HashInvalidException" />
        </Notice>
      )}
      {noticed ? (
        <Notice kind="success">
          <FormattedMessage id="message.passwordResetSent" />
        </Notice>
      ) : (
        <ForgotPasswordForm email="" busy={busy} onSubmitted={onRequested} />
      )}
    </FormPage>
  );
}
