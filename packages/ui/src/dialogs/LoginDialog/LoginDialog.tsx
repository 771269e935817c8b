import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button/Button.tsx';
import { focusHeading } from '../../interaction/focusHeading.ts';
import type { DismissHandlers } from '../Modal.tsx';
import { Modal } from '../Modal.tsx';
import styles from './LoginDialog.module.css';
import type { LoginFormName, LoginForms } from './LoginTabs.tsx';
import { LoginTabs } from './LoginTabs.tsx';
import { RegistrationDone } from './RegistrationDone.tsx';

/** Exactly one view is shown (spec §2). */
export type LoginView = LoginFormName | 'registered';

type LoginDialogProps = DismissHandlers &
  LoginForms & {
    /** Login, registration, or the form for a forgotten password. */
    readonly view: LoginView;
    /** E-mail address of the new account, or null. */
    readonly registered: string | null;
  };

/** Login, registration and forgotten password in one dialog; full-screen on phones. */
export function LoginDialog({ onDismissed, onOutside, onGone, ...panel }: LoginDialogProps) {
  const { view, registered, onChosen } = panel;
  const typed = useRef(false);
  const content = useFocusFollowing(view);
  const outside = () => {
    // A press outside must not discard typed text.
    if (!typed.current) onOutside();
  };
  return (
    <Modal
      sheet
      wide={view === 'registration'}
      title={<FormattedMessage id={`loginDialog.title.${view}`} />}
      focusFirst="[role=tabpanel]:not([hidden]) :is(input, h3)"
      onDismissed={onDismissed}
      onOutside={outside}
      onGone={onGone}
    >
      <div ref={content} className={styles['stack']} onInput={() => (typed.current = true)}>
        {view === 'registered' ? (
          <RegistrationDone email={registered ?? ''} onLogin={() => onChosen('login')} />
        ) : (
          <LoginTabs {...panel} view={view} />
        )}
      </div>
      <div className={styles['foot']}>
        <Button variant="quiet" onClick={onDismissed}>
          <FormattedMessage id="loginDialog.backToShop" />
        </Button>
      </div>
    </Modal>
  );
}

/**
 * Moves the focus when one view replaces another and removes the focused element: to the new view's first field, or to
 * the dialog's title, which states the result. Tabs keep their focus, and the forgotten-password view focuses its own
 * heading.
 */
function useFocusFollowing(view: LoginView): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  const before = useRef(view);
  useEffect(() => {
    const returned = view === 'login' && (before.current === 'registered' || before.current === 'forgotPassword');
    const replaced = view === 'registered' && before.current !== view;
    if (returned) content.current?.querySelector('input')?.focus();
    if (replaced) focusHeading(content.current?.closest('[role=dialog]'));
    before.current = view;
  }, [view]);
  return content;
}
