import type { User } from '@platine/domain/customer/user.ts';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { useKeptFocus } from '../../interaction/useKeptFocus.ts';
import type { AccountView } from '../paths.ts';
import { accountViewPath, accountViews } from '../paths.ts';
import { useLogOut } from './useLogOut.ts';
import styles from './AccountScreen.module.css';

/** Names what stands below the part's title. */
export const viewTitleId = 'account-view';

type AccountFrameProps = {
  readonly user: User;
  readonly view: AccountView;
  /** The document's number of the order that is open: it has a title of its own. */
  readonly order: string | null;
  readonly children: ReactNode;
};

/** Whose account it is, the ways to its parts, and the way out. */
export function AccountFrame({ user, view, order, children }: AccountFrameProps) {
  const intl = useIntl();
  const { busy, logOut } = useLogOut();
  // The link that opened an order is gone with the list, and the way back with the order.
  const place = useKeptFocus(`${view} ${order ?? ''}`);
  const values = { number: user.customerId, email: user.email };
  return (
    <div className={styles['root']}>
      <div className={styles['head']}>
        <h1>
          <FormattedMessage id="accountScreen.title" />
        </h1>
        <p className={styles['customer']}>
          <FormattedMessage id="accountScreen.customer" values={values} />
        </p>
        <Button variant="secondary" busy={busy} onClick={logOut}>
          <FormattedMessage id="accountScreen.logOut" />
        </Button>
      </div>
      <nav className={styles['views']} aria-label={intl.formatMessage({ id: 'accountScreen.views' })}>
        <ul role="list">
          {accountViews.map((one) => (
            <li key={one}>
              <Link href={accountViewPath(one)} variant="plain" aria-current={one === view ? 'page' : undefined}>
                <FormattedMessage id={`accountScreen.view.${one}`} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div ref={place} className={styles['view']}>
        {order === null && (
          <h2 id={viewTitleId}>
            <FormattedMessage id={`accountScreen.view.${view}`} />
          </h2>
        )}
        {children}
      </div>
    </div>
  );
}
