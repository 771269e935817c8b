import type { User } from '@platine/domain/customer/user.ts';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { useKeptFocus } from '../../interaction/useKeptFocus.ts';
import type { AccountView } from '../../routing/paths.ts';
import { accountViewPath, accountViews, orderByListPath } from '../../routing/paths.ts';
import { useLogOut } from './useLogOut.ts';
import styles from './AccountScreen.module.css';

/** Id of the view's title, which labels the content below. */
export const viewTitleId = 'account-view';

type AccountFrameProps = {
  readonly user: User;
  readonly view: AccountView;
  /** Document number of the open order, otherwise null; the order has its own title. */
  readonly order: string | null;
  readonly children: ReactNode;
};

/** Frame of the account: customer, links to its views, and logout. */
export function AccountFrame({ user, view, order, children }: AccountFrameProps) {
  const intl = useIntl();
  const { busy, logOut } = useLogOut();
  // Opening an order removes the list with the focused link, and closing it removes the back link; the focus moves to
  // the title.
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
          <li>
            <Link href={orderByListPath} variant="plain">
              <FormattedMessage id="page.orderByList.title" />
            </Link>
          </li>
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
