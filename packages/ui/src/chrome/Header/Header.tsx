import { memo } from 'react';
import { useIntl } from 'react-intl';
import { Link } from '../../components/Link/Link.tsx';
import { Logo } from '../../components/Logo/Logo.tsx';
import { SearchBar } from '../SearchBar/SearchBar.tsx';
import type { CartSummary } from './CartPreview.tsx';
import { CartPreview } from './CartPreview.tsx';
import { Menu } from './Menu.tsx';
import type { TopBarProps } from './TopBar.tsx';
import { TopBar } from './TopBar.tsx';
import { Traces } from './Traces.tsx';
import styles from './Header.module.css';

type HeaderProps = TopBarProps & {
  /** Null while the session is unknown; its space is reserved (D26). */
  readonly cart: CartSummary | null;
  /** The text that was searched for, on the search page. */
  readonly searched?: string;
};

/** The header renders at each change of the cart; parts that do not show it are skipped, so that a press is answered sooner. */
const StillSearchBar = memo(SearchBar);
const StillMenu = memo(Menu);

/** The circuit board on top of every page. */
export function Header({ cart, searched = '', ...top }: HeaderProps) {
  const { path } = top;
  const intl = useIntl();
  return (
    <header className={styles['root']}>
      <div className={styles['top']}>
        <TopBar {...top} />
      </div>
      <div className={styles['board']}>
        <div className={styles['boardInner']}>
          <div className={styles['logo']}>
            <Link href="/" variant="plain" aria-label={intl.formatMessage({ id: 'header.home' })}>
              <Logo />
            </Link>
          </div>
          <StillSearchBar searched={searched} />
          <CartPreview cart={cart} current={path === '/shopping_cart'} />
          <Traces />
        </div>
      </div>
      <StillMenu path={path} />
    </header>
  );
}
