import type { Operator } from '@platine/domain/desk/operator.ts';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { LanguageChoice } from '../../LanguageChoice.tsx';
import { DeskFailure } from '../../parts/DeskFailure.tsx';
import { readForm } from '../../parts/readForm.ts';
import { TextInput } from '../../parts/TextInput.tsx';
import { operatorFromWire } from '../../queries.ts';
import { useDeskCall } from '../../useDeskCall.ts';
import styles from './SignInScreen.module.css';

type SignInScreenProps = {
  /** Gets who is signed in now. */
  readonly onSignedIn: (operator: Operator) => void;
};

/** The door of the desk: name, password, and the code of the authenticator app. */
export function SignInScreen({ onSignedIn }: SignInScreenProps) {
  const { make, busy, failed } = useDeskCall('deskSignIn', (data) => onSignedIn(operatorFromWire(data)));
  const send = readForm(({ name = '', password = '', code = '' }) =>
    make({ NAME: name.trim(), PASSWORD: password, CODE: code }),
  );
  return (
    <main className={styles['root']}>
      <h1>
        <FormattedMessage id="desk.signIn.title" />
      </h1>
      <form className={styles['form']} onSubmit={send}>
        <TextInput name="name" required autoComplete="username" label={<FormattedMessage id="desk.signIn.name" />} />
        <TextInput
          name="password"
          type="password"
          required
          autoComplete="current-password"
          label={<FormattedMessage id="desk.signIn.password" />}
        />
        <TextInput
          name="code"
          inputMode="numeric"
          required
          autoComplete="one-time-code"
          label={<FormattedMessage id="desk.signIn.code" />}
          hint={<FormattedMessage id="desk.signIn.codeHint" />}
        />
        <DeskFailure failed={failed} />
        <Button type="submit" busy={busy} wide>
          <FormattedMessage id="desk.signIn.submit" />
        </Button>
      </form>
      <div className={styles['language']}>
        <LanguageChoice />
      </div>
    </main>
  );
}
