import { FormattedMessage } from 'react-intl';
import { useLoggedIn } from '../../queries/useLoggedIn.ts';
import { Link } from '../../components/Link/Link.tsx';
import { useLoginOpeners } from '../../dialogs/LoginDialog/loginOpeners.ts';
import { accountPath } from '../../routing/paths.ts';

/**
 * Opens the login, and leads to the account once logged in. It stays a single link, so that the dialog can return the
 * focus to it; without JavaScript the account page asks for the login.
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
