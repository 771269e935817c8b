import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from '../../components/Link/Link.tsx';
import { Logo } from '../../components/Logo/Logo.tsx';
import { SearchBar } from '../SearchBar/SearchBar.tsx';
import { Menu } from './Menu.tsx';
import type { TopBarProps } from './TopBar.tsx';
import { TopBar } from './TopBar.tsx';
import { Traces } from './Traces.tsx';
import { useShop } from '../../shop/ShopFacts.tsx';
import styles from './Header.module.css';

type HeaderProps = TopBarProps & {
  /** The cart preview. An element, so that a changed amount renders this and not the header. */
  readonly cart: ReactNode;
  /** The text that was searched for, on the search page. */
  readonly searched?: string;
};

/** The circuit board on top of every page. */
export function Header({ cart, searched = '', ...top }: HeaderProps) {
  const { path } = top;
  const intl = useIntl();
  const shop = useShop().identity.name;
  return (
    <header className={styles['root']}>
      <div className={styles['top']}>
        <TopBar {...top} />
      </div>
      <div className={styles['board']}>
        <div className={styles['boardInner']}>
          <div className={styles['logo']}>
            <Link href="/" variant="plain" aria-label={intl.formatMessage({ id: 'header.home' }, { shop })}>
              <Logo name={shop} />
            </Link>
          </div>
          <SearchBar searched={searched} />
          {cart}
          <Traces />
        </div>
      </div>
      <Menu path={path} />
    </header>
  );
}
