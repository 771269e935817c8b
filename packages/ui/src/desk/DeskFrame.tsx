import type { Operator } from '@platine/domain/desk/operator.ts';
import type { ReactNode } from 'react';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { Link } from '../components/Link/Link.tsx';
import { Logo } from '../components/Logo/Logo.tsx';
import { SkipLink } from '../components/SkipLink/SkipLink.tsx';
import styles from './DeskFrame.module.css';
import { KeyHelp } from './KeyHelp.tsx';
import { ordersPath, todayPath } from './deskPaths.ts';
import { useKeys } from './useKeys.ts';

type DeskFrameProps = {
  /** The operator who is signed in. */
  readonly operator: Operator;
  /** Ends the session. */
  readonly onSignOut: () => void;
  /** The screen. */
  readonly children: ReactNode;
};

const mainId = 'content';

/** The page around every screen of the desk: where one can go, who is signed in, and what the keys do. */
export function DeskFrame({ operator, onSignOut, children }: DeskFrameProps) {
  const [path, navigate] = useLocation();
  const [isHelp, setHelp] = useState(false);
  const intl = useIntl();
  const keys = useMemo(
    () => ({
      t: () => navigate(todayPath),
      o: () => navigate(ordersPath),
      '?': () => setHelp(true),
    }),
    [navigate],
  );
  useKeys(keys);
  const current = (here: boolean) => (here ? 'page' : undefined);
  return (
    <div className={styles['root']}>
      <SkipLink target={mainId} />
      <header className={styles['head']}>
        <Logo />
        <nav className={styles['nav']} aria-label={intl.formatMessage({ id: 'desk.nav' })}>
          <Link href={todayPath} variant="plain" aria-current={current(path === todayPath)}>
            <FormattedMessage id="desk.today" />
          </Link>
          <Link href={ordersPath} variant="plain" aria-current={current(path === ordersPath)}>
            <FormattedMessage id="desk.orders" />
          </Link>
        </nav>
        <div className={styles['person']}>
          <span translate="no">{operator.name}</span>
          <button type="button" className={styles['quiet']} onClick={() => setHelp(true)}>
            <FormattedMessage id="desk.keys" />
          </button>
          <button type="button" className={styles['quiet']} onClick={onSignOut}>
            <FormattedMessage id="desk.signOut" />
          </button>
        </div>
      </header>
      <main id={mainId} className={styles['main']} tabIndex={-1}>
        {children}
      </main>
      {isHelp && <KeyHelp onClosed={() => setHelp(false)} />}
    </div>
  );
}
