import { useIntl } from 'react-intl';
import { Link } from '../../components/Link/Link.tsx';
import { Logo } from '../../components/Logo/Logo.tsx';
import type { OpenDialog } from '../../dialogs/useSessionDialogs.tsx';
import { SearchBar } from '../SearchBar/SearchBar.tsx';
import type { CartSummary } from './CartPreview.tsx';
import { CartPreview } from './CartPreview.tsx';
import { LanguageButton } from './LanguageButton.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Menu } from './Menu.tsx';
import { Traces } from './Traces.tsx';
import type { Customer } from './SettingsButton.tsx';
import { SettingsButton } from './SettingsButton.tsx';
import styles from './Header.module.css';

type HeaderProps = {
  /** Null while the session is unknown: the place is held (D26). */
  readonly cart: CartSummary | null;
  readonly customer: Customer | null;
  /** Without it the customer's settings can only be read: they are those of the account (spec §2). */
  readonly onSettings?: OpenDialog;
  /** Without it the languages are links. */
  readonly onLanguages?: OpenDialog;
  /** The path of this page, to mark where one is. */
  readonly path: string;
  /** What was searched for, on the search page. */
  readonly searched?: string;
};

/** The circuit board on top of every page. */
export function Header({ cart, customer, path, searched = '', onSettings, onLanguages }: HeaderProps) {
  const intl = useIntl();
  return (
    <header className={styles['root']}>
      <div className={styles['top']}>
        <div className={styles['topInner']}>
          <div>{customer !== null && <SettingsButton {...customer} onPress={onSettings} />}</div>
          {onLanguages === undefined ? <LanguageSwitch /> : <LanguageButton onPress={onLanguages} />}
        </div>
      </div>
      <div className={styles['board']}>
        <div className={styles['boardInner']}>
          <div className={styles['logo']}>
            <Link href="/" variant="plain" aria-label={intl.formatMessage({ id: 'header.home' })}>
              <Logo />
            </Link>
          </div>
          <SearchBar searched={searched} />
          <CartPreview cart={cart} current={path === '/shopping_cart'} />
          <Traces />
        </div>
      </div>
      <Menu path={path} />
    </header>
  );
}
