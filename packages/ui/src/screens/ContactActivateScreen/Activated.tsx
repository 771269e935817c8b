import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { useLoginOpeners } from '../../dialogs/LoginDialog/loginOpeners.ts';
import { startPath } from '../paths.ts';

export function Activated() {
  const { openLogin } = useLoginOpeners();
  return (
    <>
      <Notice kind="success">
        <FormattedMessage id="contactActivateScreen.done" />
      </Notice>
      <Button wide onClick={openLogin}>
        <FormattedMessage id="loginDialog.logIn" />
      </Button>
      <p>
        <Link href={startPath}>
          <FormattedMessage id="notFoundScreen.back" />
        </Link>
      </p>
    </>
  );
}
