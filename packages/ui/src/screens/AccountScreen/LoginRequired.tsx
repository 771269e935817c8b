import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { useLoginOpeners } from '../../dialogs/LoginDialog/loginOpeners.ts';

/** Shown to visitors (spec §8). The page stays and shows its content after login. */
export function LoginRequired() {
  const { openLogin } = useLoginOpeners();
  return (
    <EmptyState
      level={1}
      title={<FormattedMessage id="error.NotLoggedInException" />}
      action={
        <Button aria-haspopup="dialog" onClick={openLogin}>
          <FormattedMessage id="loginDialog.logIn" />
        </Button>
      }
    >
      <FormattedMessage id="message.loginRequired" />
    </EmptyState>
  );
}
