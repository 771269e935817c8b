import type { CustomerType } from '@platine/domain/customer/customerType.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../components/Link/Link.tsx';
import { Logo } from '../../components/Logo/Logo.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { SearchBar } from '../SearchBar/SearchBar.tsx';
import type { CartSummary } from './CartPreview.tsx';
import { CartPreview } from './CartPreview.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Menu } from './Menu.tsx';
import { Traces } from './Traces.tsx';
import styles from './Header.module.css';

type HeaderProps = {
  /** Null while the session is unknown: the place is held (D26). */
  readonly cart: CartSummary | null;
  readonly customer: { readonly type: CustomerType; readonly country: string } | null;
  /** The path of this page, to mark where one is. */
  readonly path: string;
  /** What was searched for, on the search page. */
  readonly searched?: string;
};

/** The circuit board on top of every page. */
export function Header({ cart, customer, path, searched = '' }: HeaderProps) {
  const intl = useIntl();
  return (
    <header className={styles['root']}>
      <div className={styles['top']}>
        <div className={styles['topInner']}>
          <p className={styles['customer']}>{customer !== null && <Customer {...customer} />}</p>
          <LanguageSwitch />
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

function Customer({ type, country }: { readonly type: CustomerType; readonly country: string }) {
  const formats = useFormats();
  return (
    <FormattedMessage
      id={type === 'COMPANY' ? 'header.companyTo' : 'header.privateTo'}
      values={{ country: formats.country(country) }}
    />
  );
}
