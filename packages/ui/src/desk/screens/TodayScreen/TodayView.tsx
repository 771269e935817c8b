import type { WorkList } from '@platine/domain/desk/deskList.ts';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'wouter';
import { Link } from '../../../components/Link/Link.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';
import { deskOrdersPath } from '../../deskPaths.ts';
import type { KeyMap } from '../../useKeys.ts';
import { useKeys } from '../../useKeys.ts';
import styles from './TodayScreen.module.css';

type TodayViewProps = {
  readonly today: Readonly<Record<WorkList, number>> & { readonly mails: number };
};

/** In the order of an order's way. The key of each is its place. */
const lists: readonly WorkList[] = ['pay', 'pack', 'send', 'repay'];

export function TodayView({ today }: TodayViewProps) {
  const [, navigate] = useLocation();
  const keys = useMemo<KeyMap>(
    () => Object.fromEntries(lists.map((list, at) => [String(at + 1), () => navigate(deskOrdersPath({ list }))])),
    [navigate],
  );
  useKeys(keys);
  return (
    <>
      <nav className={styles['lists']}>
        {lists.map((list, at) => (
          <Entry key={list} list={list} count={today[list]} at={at + 1} />
        ))}
      </nav>
      {today.mails > 0 && (
        <Notice kind="warning" title={<FormattedMessage id="desk.mails" values={{ count: today.mails }} />}>
          <FormattedMessage id="desk.mailsText" />
        </Notice>
      )}
    </>
  );
}

type EntryProps = { readonly list: WorkList; readonly count: number; readonly at: number };

function Entry({ list, count, at }: EntryProps) {
  const { number } = useFormats();
  return (
    <Link href={deskOrdersPath({ list })} variant="plain" className={styles['list']} data-empty={count === 0}>
      <span className={styles['count']}>{number(count)}</span>
      <span className={styles['name']}>
        <FormattedMessage id={`desk.list.${list}`} />
      </span>
      <kbd className={styles['key']} aria-hidden="true">
        {at}
      </kbd>
    </Link>
  );
}
