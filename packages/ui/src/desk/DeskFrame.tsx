import type { Operator } from '@platine/domain/desk/operator.ts';
import type { ReactNode } from 'react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { Link } from '../components/Link/Link.tsx';
import { Logo } from '../components/Logo/Logo.tsx';
import { SkipLink } from '../components/SkipLink/SkipLink.tsx';
import styles from './DeskFrame.module.css';
import { KeyHelp } from './KeyHelp.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import {
  cataloguePath,
  customersPath,
  figuresPath,
  ordersPath,
  productsPath,
  questionsPath,
  settingsPath,
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
  { href: cataloguePath, id: 'desk.catalogue', shortcut: 'i' },
  { href: customersPath, id: 'desk.customers', shortcut: 'c' },
  { href: figuresPath, id: 'desk.figures', shortcut: 'f' },
  { href: settingsPath, id: 'desk.settings', shortcut: ',' },
] as const;

/** The page around every screen of the desk: where one can go, who is signed in, and what the keys do. */
export function DeskFrame({ operator, onSignOut, children }: DeskFrameProps) {
  const [path, navigate] = useLocation();
  const [isHelp, setHelp] = useState(false);
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
        <Places path={path} />
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

/** The ways to the screens. Of a row that scrolls, the current one is in sight. */
function Places({ path }: { readonly path: string }) {
  const { formatMessage } = useIntl();
  const nav = useRef<HTMLElement>(null);
  const current = places.find(({ href }) => path === href || (href !== todayPath && path.startsWith(`${href}/`)));
  useEffect(() => {
    const link = nav.current?.querySelector('[aria-current]');
    link?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <nav ref={nav} className={styles['nav']} aria-label={formatMessage({ id: 'desk.nav' })}>
      {places.map(({ href, id }) => (
        <Link key={href} href={href} variant="plain" aria-current={currentAs(href, path, current?.href)}>
          <FormattedMessage id={id} />
        </Link>
      ))}
    </nav>
  );
}

/** `page` for the screen itself, `true` for a page below it, such as an order. */
function currentAs(href: string, path: string, current: string | undefined): 'page' | 'true' | undefined {
  if (href !== current) return undefined;
  return href === path ? 'page' : 'true';
}
