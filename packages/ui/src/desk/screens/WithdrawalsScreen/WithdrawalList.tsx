import type { DeskWithdrawal } from '@platine/domain/desk/deskWithdrawal.ts';
import { isWithdrawalOpen } from '@platine/domain/desk/deskWithdrawal.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';
import { deskOrderPath } from '../../deskPaths.ts';
import { DeskFailure } from '../../parts/DeskFailure.tsx';
import entryStyles from '../../parts/Entry.module.css';
import { useMayDo } from '../../parts/useMayDo.ts';
import { deskKeys } from '../../queries.ts';
import { useDeskCall } from '../../useDeskCall.ts';
import { SettleDialog } from './SettleDialog.tsx';

export function WithdrawalList({ withdrawals }: { readonly withdrawals: readonly DeskWithdrawal[] }) {
  const queryClient = useQueryClient();
  const mayAct = useMayDo('orders');
  const [settling, setSettling] = useState<DeskWithdrawal | null>(null);
  const [faster, setFaster] = useState<string | null>(null);
  const { make, failed } = useDeskCall('deskSettleWithdrawal', ({ RESULT, WITHDRAWAL }) => {
    setFaster(RESULT === 'conflict' ? WITHDRAWAL.SETTLED_BY : null);
    void queryClient.invalidateQueries({ queryKey: deskKeys.withdrawals });
  });
  return (
    <>
      <DeskFailure failed={failed} />
      {faster !== null && (
        <Notice kind="warning">
          <FormattedMessage id="desk.faster" values={{ by: faster }} />
        </Notice>
      )}
      <ul role="list">
        {withdrawals.map((one) => (
          <li key={one.id} className={entryStyles['root']} data-open={isWithdrawalOpen(one)}>
            <Entry withdrawal={one} onSettle={mayAct ? () => setSettling(one) : null} />
          </li>
        ))}
      </ul>
      {settling !== null && (
        <SettleDialog
          withdrawal={settling}
          onClosed={() => setSettling(null)}
          onSettled={(why) => {
            setSettling(null);
            make({ ID: settling.id, WHY: why });
          }}
        />
      )}
    </>
  );
}

type EntryProps = { readonly withdrawal: DeskWithdrawal; readonly onSettle: (() => void) | null };

function Entry({ withdrawal, onSettle }: EntryProps) {
  const { date } = useFormats();
  const { orderNumber, name, email, goods, pieces, received, repayBy, outcome, settledBy, settledWhy } = withdrawal;
  const isOpen = isWithdrawalOpen(withdrawal);
  const isKnown = outcome !== 'unknown';
  return (
    <>
      <p className={entryStyles['title']}>
        {isKnown ? <Link href={deskOrderPath(orderNumber.replace(/^KB-/i, ''))}>{orderNumber}</Link> : orderNumber}{' '}
        <span translate="no">{name}</span>
      </p>
      {isOpen && (
        <p className={entryStyles['due']}>
          <FormattedMessage id="desk.repayBy" values={{ date: date(repayBy) }} />
        </p>
      )}
      <p>
        <FormattedMessage id={`desk.withdrawal.${outcome ?? 'new'}`} />
      </p>
      <p className={entryStyles['facts']}>
        <FormattedMessage id="desk.withdrawal.received" values={{ date: date(received) }} />{' '}
        <a href={`mailto:${email}`} translate="no">
          {email}
        </a>
      </p>
      <Goods pieces={pieces} goods={goods} />
      {settledBy !== '' && (
        <p className={entryStyles['facts']}>
          <FormattedMessage id="desk.withdrawal.settled" values={{ by: settledBy, why: settledWhy }} />
        </p>
      )}
      {isOpen && onSettle !== null && outcome !== 'recorded' && (
        <Button variant="secondary" onClick={onSettle}>
          <FormattedMessage id="desk.withdrawal.settle" />
        </Button>
      )}
    </>
  );
}

/** The goods that a statement is about; neither pieces nor words are the whole order. */
function Goods({ pieces, goods }: Pick<DeskWithdrawal, 'pieces' | 'goods'>) {
  if (pieces.length === 0 && goods === '')
    return (
      <p className={entryStyles['facts']}>
        <FormattedMessage id="desk.withdrawal.whole" />
      </p>
    );
  return (
    <>
      {pieces.map(({ sku, amount }) => (
        <p key={sku} className={entryStyles['facts']}>
          {amount} × {sku}
        </p>
      ))}
      {goods !== '' && <p>{goods}</p>}
    </>
  );
}
