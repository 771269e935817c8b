import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../components/Link/Link.tsx';
import { pagePaths } from '@platine/domain/shop/pages/pagePaths.ts';
import type { OpenDialog } from '../../dialogs/useSessionDialogs.tsx';
import { accountPath, contactPath, orderByListPath } from '../../routing/paths.ts';
import { AccountLink } from './AccountLink.tsx';
import { LanguageButton } from './LanguageButton.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import type { Customer } from './SettingsButton.tsx';
import { SettingsButton } from './SettingsButton.tsx';
import styles from './TopBar.module.css';

export type TopBarProps = {
  /** Null while the session is unknown; its space is reserved (D26). */
  readonly customer: Customer | null;
  /** Null while it is unknown; nothing that depends on it is shown then (spec §2, D26). */
  readonly loggedIn: boolean | null;
  /** The path of this page, to mark its link as current. */
  readonly path: string;
  /** Without it the customer's settings can only be read. A customer who is logged in has them in the account (spec §2). */
  readonly onSettings?: OpenDialog;
  /** Without it the languages are links. */
  readonly onLanguages?: OpenDialog;
  /** Without it the login is a link to the account. */
  readonly onLogin?: OpenDialog;
};

const pages = [
  { href: orderByListPath, id: 'page.orderByList.title' },
  { href: pagePaths.shippingCosts, id: 'page.shippingCosts.title' },
  { href: contactPath(), id: 'page.contact.title' },
] as const;

/** The customer's type, delivery country, language, and login or profile (spec §2); on a phone it stands beside the menu, without the links. */
export function TopBar({ customer, loggedIn, path, onSettings, onLanguages, onLogin }: TopBarProps) {
  const label = useIntl().formatMessage({ id: 'header.service' });
  return (
    <div className={styles['root']}>
      <div className={styles['inner']}>
        <nav className={styles['pages']} aria-label={label}>
          <ul>
            {pages.map(({ href, id }) => (
              <li key={href}>
                <Link href={href} variant="plain" aria-current={href === path ? 'page' : undefined}>
                  <FormattedMessage id={id} />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {customer !== null && loggedIn !== null && (
          <SettingsButton {...customer} onPress={loggedIn ? undefined : onSettings} />
        )}
        {onLanguages === undefined ? <LanguageSwitch /> : <LanguageButton onPress={onLanguages} />}
        <AccountLink loggedIn={loggedIn} current={path.startsWith(accountPath)} onLogin={onLogin} />
      </div>
    </div>
  );
}
