import { activationHours } from '@platine/domain/customer/account.ts';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button/Button.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import styles from './LoginDialog.module.css';

type RegistrationDoneProps = {
  /** Where the activation link was mailed to. */
  readonly email: string;
  /** Leads to the login. */
  readonly onLogin: () => void;
};

/** The view after a registration: the account is inactive until the mailed link is followed (spec §2, §8). */
export function RegistrationDone({ email, onLogin }: RegistrationDoneProps) {
  const { number } = useFormats();
  return (
    <div className={styles['stack']}>
      <Notice kind="success" title={<FormattedMessage id="message.registrationProcessed" />}>
        <FormattedMessage id="registrationDone.mailed" values={{ email, hours: number(activationHours) }} />
      </Notice>
      <p>
        <FormattedMessage id="registrationDone.notThere" />
      </p>
      <Button variant="secondary" wide onClick={onLogin}>
        <FormattedMessage id="registrationDone.logIn" />
      </Button>
    </div>
  );
}
