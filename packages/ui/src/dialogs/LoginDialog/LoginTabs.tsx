import type { Credentials } from '@platine/domain/machines/loginPanel.ts';
import type { Failure } from '@platine/domain/machines/outcome.ts';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import type { FormDraft } from '../../forms/formDraft.ts';
import { ForgotPassword } from './ForgotPassword.tsx';
import { LoginForm } from './LoginForm.tsx';
import { Registration } from './Registration.tsx';

/** The forms of the dialog: exactly one is shown (spec §2). */
export type LoginFormName = 'login' | 'registration' | 'forgotPassword';

export type LoginForms = {
  /** True while a form is being sent. */
  readonly busy: boolean;
  /** Why the form was refused; null without a failure. */
  readonly failure: Failure | null;
  /** A link for another password was requested. */
  readonly noticed: boolean;
  /** Called with the tab that the shopper wants. */
  readonly onChosen: (form: LoginFormName) => void;
  /** Called with valid credentials. */
  readonly onLogin: (credentials: Credentials) => void;
  /** Called with the address that a link for another password is requested for. */
  readonly onResetRequested: (email: string) => void;
  /** Called with the address of a new account. */
  readonly onRegistered: (email: string) => void;
  /** Entries of the registration, which outlast the dialog. */
  readonly draft: FormDraft;
};

type LoginTabsProps = LoginForms & {
  /** The tab whose form is shown. */
  readonly view: LoginFormName;
};

/**
 * The two tabs; the forgotten-password view replaces the login (spec §2). Text typed in one tab survives switching to
 * the other.
 */
export function LoginTabs({ view, busy, failure, noticed, onChosen, ...on }: LoginTabsProps) {
  const intl = useIntl();
  const [email, setEmail] = useState('');
  const forget = (typed: string) => {
    setEmail(typed);
    onChosen('forgotPassword');
  };
  const login = (
    <>
      <div hidden={view === 'forgotPassword'}>
        <LoginForm busy={busy && view === 'login'} failure={failure} onSubmitted={on.onLogin} onForgotten={forget} />
      </div>
      {view === 'forgotPassword' && (
        <ForgotPassword
          email={email}
          busy={busy}
          noticed={noticed}
          onRequested={on.onResetRequested}
          onBack={() => onChosen('login')}
        />
      )}
    </>
  );
  return (
    <Tabs
      label={intl.formatMessage({ id: 'loginDialog.tabs' })}
      tabs={[
        { key: 'login', name: <FormattedMessage id="loginDialog.tab.login" />, panel: login },
        {
          key: 'registration',
          name: <FormattedMessage id="loginDialog.tab.registration" />,
          panel: <Registration onRegistered={on.onRegistered} draft={on.draft} />,
        },
      ]}
      selected={view === 'registration' ? 'registration' : 'login'}
      onSelected={onChosen}
    />
  );
}
