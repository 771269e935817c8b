import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from '../../components/Link/Link.tsx';
import styles from './Lists.module.css';

type ListsProps = {
  /** The lists of a screen, each with its address. */
  readonly lists: readonly { readonly name: ReactNode; readonly href: string; readonly isOpen: boolean }[];
};

/** The lists that a screen can show, of which one is open. */
export function Lists({ lists }: ListsProps) {
  const { formatMessage } = useIntl();
  return (
    <nav className={styles['root']} aria-label={formatMessage({ id: 'desk.lists' })}>
      {lists.map(({ name, href, isOpen }) => (
        <Link key={href} href={href} variant="plain" aria-current={isOpen ? 'true' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
