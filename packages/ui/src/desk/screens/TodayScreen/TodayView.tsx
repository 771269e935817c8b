import type { Today } from '@platine/domain/desk/today.ts';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'wouter';
import { Link } from '../../../components/Link/Link.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';
import { deskOrdersPath, deskProductsPath, mailsPath, questionsPath, withdrawalsPath } from '../../deskPaths.ts';
import type { KeyMap } from '../../useKeys.ts';
import { useKeys } from '../../useKeys.ts';
import styles from './TodayScreen.module.css';

/** The work, in the order of an order's way, then what shoppers have written. The key of each is its place. */
const lists = [
  { name: 'pay', href: deskOrdersPath({ list: 'pay' }) },
  { name: 'pack', href: deskOrdersPath({ list: 'pack' }) },
  { name: 'send', href: deskOrdersPath({ list: 'send' }) },
  { name: 'repay', href: deskOrdersPath({ list: 'repay' }) },
  { name: 'transfer', href: deskOrdersPath({ list: 'transfer' }) },
  { name: 'withdrawals', href: withdrawalsPath },
  { name: 'questions', href: questionsPath },
  { name: 'low', href: deskProductsPath({ list: 'low' }) },
  { name: 'mails', href: mailsPath },
] as const;

export function TodayView({ today }: { readonly today: Today }) {
  const [, navigate] = useLocation();
  const keys = useMemo<KeyMap>(
    () => Object.fromEntries(lists.map(({ href }, at) => [String(at + 1), () => navigate(href)])),
    [navigate],
  );
  useKeys(keys);
  const { repayBy } = today;
  return (
    <nav className={styles['lists']}>
      {lists.map(({ name, href }, at) => (
        <Entry
          key={name}
          name={name}
          href={href}
          count={today[name]}
          at={at + 1}
          due={name === 'withdrawals' ? repayBy : null}
        />
      ))}
    </nav>
  );
}

type EntryProps = {
  readonly name: (typeof lists)[number]['name'];
  readonly href: string;
  readonly count: number;
  readonly at: number;
  /** The earliest day by which one of them is done, YYYY-MM-DD. */
  readonly due: string | null;
};

function Entry({ name, href, count, at, due }: EntryProps) {
  const { number, date } = useFormats();
  return (
    <Link href={href} variant="plain" className={styles['list']} data-empty={count === 0}>
      <span className={styles['count']}>{number(count)}</span>
      <span className={styles['name']}>
        <FormattedMessage id={`desk.list.${name}`} />
        {due !== null && (
          <>
            {' '}
            <span className={styles['due']}>
              <FormattedMessage id="desk.repayBy" values={{ date: date(due) }} />
            </span>
          </>
        )}
      </span>
      <kbd className={styles['key']} aria-hidden="true">
        {at}
      </kbd>
    </Link>
  );
}
