import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { useLoginOpeners } from '../../dialogs/LoginDialog/loginOpeners.ts';
import { contactPath } from '../../routing/paths.ts';

/** The link is unknown, used or expired. It offers to register again, or to log in if the account is already active. */
export function NotActivated() {
  const { openLogin, openRegistration } = useLoginOpeners();
  return (
    <>
      <Notice kind="error">
        <FormattedMessage id="error.HashInvalidException" />
      </Notice>
      <p>
        <FormattedMessage id="contactActivateScreen.next" />
      </p>
      <Button wide onClick={openLogin}>
        <FormattedMessage id="loginDialog.logIn" />
      </Button>
      <Button wide variant="secondary" onClick={openRegistration}>
        <FormattedMessage id="registerDialog.register" />
      </Button>
      <p>
        <Link href={contactPath()}>
          <FormattedMessage id="page.contact.title" />
        </Link>
      </p>
    </>
  );
}
