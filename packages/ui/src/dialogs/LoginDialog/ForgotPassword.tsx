import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button/Button.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import styles from './LoginDialog.module.css';

type ForgotPasswordProps = {
  /** The address typed at the login, as the form's first value. */
  readonly email: string;
  /** True while the link is being requested. */
  readonly busy: boolean;
  /** The link was requested, with whatever outcome. */
  readonly noticed: boolean;
  /** Called with a valid address. */
  readonly onRequested: (email: string) => void;
  /** Leads back to the login. */
  readonly onBack: () => void;
};

/** After the request the same notice replaces the form in every case (spec §2, D32). */
export function ForgotPassword({ email, busy, noticed, onRequested, onBack }: ForgotPasswordProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused element was removed, so the heading takes the focus and screen readers continue there.
  useEffect(() => heading.current?.focus(), [noticed]);
  return (
    <div className={styles['stack']}>
      <h3 ref={heading} tabIndex={-1}>
        <FormattedMessage id="forgotPassword.title" />
      </h3>
      {noticed ? (
        <Notice kind="success">
          <FormattedMessage id="message.passwordResetSent" />
        </Notice>
      ) : (
        <ForgotPasswordForm email={email} busy={busy} onSubmitted={onRequested} />
      )}
      <Button variant="quiet" onClick={onBack}>
        <FormattedMessage id="forgotPassword.back" />
      </Button>
    </div>
  );
}
