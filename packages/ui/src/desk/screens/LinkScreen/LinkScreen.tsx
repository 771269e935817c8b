import type { Operator } from '@platine/domain/desk/operator.ts';
import { operatorPasswordLength } from '@platine/domain/desk/operator.ts';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { SkeletonLine } from '../../../components/Skeleton/Skeleton.tsx';
import { outcomeOf } from '../../../queries/outcome.ts';
import { LoadFailure } from '../../../screens/LoadFailure.tsx';
import { useDeskClient } from '../../DeskProvider.tsx';
import { LanguageChoice } from '../../LanguageChoice.tsx';
import { DeskFailure } from '../../parts/DeskFailure.tsx';
import { readForm } from '../../parts/readForm.ts';
import { TextInput } from '../../parts/TextInput.tsx';
import { linkQuery, operatorFromWire } from '../../queries.ts';
import { useDeskCall } from '../../useDeskCall.ts';
import styles from '../SignInScreen/SignInScreen.module.css';

type LinkScreenProps = {
  /** The link's token. */
  readonly token: string;
  /** Gets who is signed in now. */
  readonly onSignedIn: (operator: Operator) => void;
};

/** The page of a link to the desk: a new operator chooses a password and sets up the authenticator app; the owner is one press away. */
export function LinkScreen({ token, onSignedIn }: LinkScreenProps) {
  const outcome = outcomeOf(useQuery(linkQuery(useDeskClient(), token)));
  return (
    <main className={styles['root']}>
      <h1>
        <FormattedMessage id="desk.link.title" />
      </h1>
      {outcome.kind === 'pending' && <SkeletonLine size="block" />}
      {outcome.kind === 'network' && <LoadFailure kind="network" onRetry={outcome.retry} />}
      {outcome.kind === 'failure' && <DeskFailure failed={outcome} />}
      {outcome.kind === 'data' && <Accept {...outcome.data} token={token} onSignedIn={onSignedIn} />}
      <div className={styles['language']}>
        <LanguageChoice />
      </div>
    </main>
  );
}

type AcceptProps = LinkScreenProps & { readonly name: string; readonly secret: string | null };

function Accept({ name, secret, token, onSignedIn }: AcceptProps) {
  const { make, busy, failed } = useDeskCall('deskAcceptLink', (data) => onSignedIn(operatorFromWire(data)));
  const send = readForm(({ password = '', code = '' }) => make({ TOKEN: token, PASSWORD: password, CODE: code }));
  return (
    <form className={styles['form']} onSubmit={send}>
      <p>
        <FormattedMessage id="desk.link.for" values={{ name: <strong translate="no">{name}</strong> }} />
      </p>
      {secret !== null && <Setup secret={secret} name={name} />}
      <DeskFailure failed={failed} />
      <Button type="submit" busy={busy} wide>
        <FormattedMessage id="desk.link.submit" />
      </Button>
    </form>
  );
}

function Setup({ secret, name }: { readonly secret: string; readonly name: string }) {
  const groups = secret.match(/.{1,4}/g)?.join(' ');
  return (
    <>
      <TextInput
        name="password"
        type="password"
        required
        minLength={operatorPasswordLength}
        autoComplete="new-password"
        label={<FormattedMessage id="desk.signIn.password" />}
        hint={<FormattedMessage id="desk.link.passwordHint" values={{ length: operatorPasswordLength }} />}
      />
      <p>
        <FormattedMessage id="desk.link.secret" />
      </p>
      <p className={styles['secret']} translate="no">
        {groups}
      </p>
      <p>
        <a href={`otpauth://totp/Platine:${encodeURIComponent(name)}?secret=${secret}&issuer=Platine`}>
          <FormattedMessage id="desk.link.openApp" />
        </a>
      </p>
      <TextInput
        name="code"
        inputMode="numeric"
        required
        autoComplete="one-time-code"
        label={<FormattedMessage id="desk.signIn.code" />}
        hint={<FormattedMessage id="desk.signIn.codeHint" />}
      />
    </>
  );
}
