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
import { LanguageChoice } from './LanguageChoice.tsx';
import {
  customersPath,
  figuresPath,
  ordersPath,
  productsPath,
  questionsPath,
  statementPath,
  todayPath,
  withdrawalsPath,
} from './deskPaths.ts';
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

/** The screens that one can go to from everywhere, each with its key. */
const places = [
  { href: todayPath, id: 'desk.today', shortcut: 't' },
  { href: ordersPath, id: 'desk.orders', shortcut: 'o' },
  { href: withdrawalsPath, id: 'desk.withdrawals', shortcut: 'w' },
  { href: questionsPath, id: 'desk.questions', shortcut: 'q' },
  { href: statementPath, id: 'desk.statement', shortcut: 'm' },
  { href: productsPath, id: 'desk.products', shortcut: 'g' },
  { href: customersPath, id: 'desk.customers', shortcut: 'c' },
  { href: figuresPath, id: 'desk.figures', shortcut: 'f' },
] as const;

/** The page around every screen of the desk: where one can go, who is signed in, and what the keys do. */
export function DeskFrame({ operator, onSignOut, children }: DeskFrameProps) {
  const [path, navigate] = useLocation();
  const [isHelp, setHelp] = useState(false);
  const intl = useIntl();
  const keys = useMemo(
    () => ({
      ...Object.fromEntries(places.map(({ href, shortcut }) => [shortcut, () => navigate(href)])),
      '?': () => setHelp(true),
    }),
    [navigate],
  );
  useKeys(keys);
  return (
    <div className={styles['root']}>
      <SkipLink target={mainId} />
      <header className={styles['head']}>
        <Logo />
        <nav className={styles['nav']} aria-label={intl.formatMessage({ id: 'desk.nav' })}>
          {places.map(({ href, id }) => (
            <Link key={href} href={href} variant="plain" aria-current={path === href ? 'page' : undefined}>
              <FormattedMessage id={id} />
            </Link>
          ))}
        </nav>
        <div className={styles['person']}>
          <span translate="no">{operator.name}</span>
          <LanguageChoice />
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
