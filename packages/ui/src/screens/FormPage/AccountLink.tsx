import { FormattedMessage } from 'react-intl';
import { useLoggedIn } from '../../chrome/useLoggedIn.ts';
import { Link } from '../../components/Link/Link.tsx';
import { useLoginOpeners } from '../../dialogs/LoginDialog/loginOpeners.ts';
import { accountPath } from '../paths.ts';

/**
 * Opens the login, and once somebody is logged in leads to the account. One link for both: it has the focus when the dialog gives it back,
 * and without a script the account asks for the login itself.
 */
export function AccountLink() {
  const { openLogin } = useLoginOpeners();
  const loggedIn = useLoggedIn() === true;
  return (
    <Link
      href={accountPath}
      variant="primary"
      aria-haspopup={loggedIn ? undefined : 'dialog'}
      onClick={(event) => {
        if (loggedIn) return;
        event.preventDefault();
        openLogin(event);
      }}
    >
      <FormattedMessage id={loggedIn ? 'header.profile' : 'loginDialog.logIn'} />
    </Link>
  );
}
