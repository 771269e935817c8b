import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../components/Link/Link.tsx';
import styles from './Menu.module.css';

/** Only pages that exist. */
const entries = [
  { href: '/', id: 'header.start' },
  { href: '/new_products', id: 'header.newProducts' },
] as const;

/** The row of links under the board. */
export function Menu({ path }: { readonly path: string }) {
  const intl = useIntl();
  return (
    <nav className={styles['root']} aria-label={intl.formatMessage({ id: 'header.menu' })}>
      <ul className={styles['list']}>
        {entries.map(({ href, id }) => (
          <li key={href}>
            <Link href={href} variant="plain" aria-current={href === path ? 'page' : undefined}>
              <FormattedMessage id={id} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
