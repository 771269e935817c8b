import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button/Button.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import styles from './LoginDialog.module.css';

type ForgotPasswordProps = {
  readonly email: string;
  readonly busy: boolean;
  /** It was asked for, with whatever outcome. */
  readonly noticed: boolean;
  readonly onRequested: (email: string) => void;
  readonly onBack: () => void;
};

/** After the request the same notice in every case, and the form is gone (spec §2, D32). */
export function ForgotPassword({ email, busy, noticed, onRequested, onBack }: ForgotPasswordProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus is gone: who only hears the page is told where it went on.
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
