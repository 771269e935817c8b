import { FormattedMessage } from 'react-intl';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Link } from '../../components/Link/Link.tsx';
import type { OpenDialog } from '../../dialogs/useSessionDialogs.tsx';
import { accountPath } from '../../routing/paths.ts';
import styles from './TopButton.module.css';

type AccountLinkProps = {
  /** Null while it is unknown; only the space is reserved then. */
  readonly loggedIn: boolean | null;
  /** This page is the account's. */
  readonly current: boolean;
  /** Without it the link leads to the account, which asks for the login. */
  readonly onLogin: OpenDialog | undefined;
};

/**
 * The login, or the profile of a logged-in customer (spec §2). Both link to the account, which asks for the login itself, so the link works
 * without script; with script it opens the dialog.
 */
export function AccountLink({ loggedIn, current, onLogin }: AccountLinkProps) {
  if (loggedIn === null) return <span className={styles['accountPlace']} />;
  const opensLogin = !loggedIn && onLogin !== undefined;
  return (
    <span className={styles['account']}>
      <Link
        href={accountPath}
        variant="plain"
        aria-current={current ? 'page' : undefined}
        aria-haspopup={opensLogin ? 'dialog' : undefined}
        onClick={(event) => {
          if (!opensLogin) return;
          event.preventDefault();
          onLogin(event);
        }}
      >
        <Icon name="user" />
        <span className={styles['words']}>
          <FormattedMessage id={loggedIn ? 'header.profile' : 'header.login'} />
        </span>
      </Link>
    </span>
  );
}
