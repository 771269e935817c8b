import type { DeskAct } from '@platine/domain/desk/deskAct.ts';
import type { DeskOrder } from '@platine/domain/desk/deskOrder.ts';
import { mayDo } from '@platine/domain/desk/operator.ts';
import { decide } from '@platine/domain/order/life/decide.ts';
import { mayBeSent } from '@platine/domain/order/life/orderState.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { Money } from '../../../components/Money/Money.tsx';
import { useDeskClient } from '../../DeskProvider.tsx';
import { DeskFailure } from '../../parts/DeskFailure.tsx';
import { operatorQuery } from '../../queries.ts';
import { useKeys } from '../../useKeys.ts';
import { ActEnd } from './ActEnd.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { PackForm } from './PackForm.tsx';
import { SendForm } from './SendForm.tsx';
import styles from './OrderScreen.module.css';
import { useOrderAct } from './useOrderAct.ts';

/** The acts that an order takes as it stands, for an operator whose role has them. */
export function OrderActs({ file }: { readonly file: DeskOrder }) {
  const { data: operator } = useQuery(operatorQuery(useDeskClient()));
  const { enter, busy, failed, told } = useOrderAct(file);
  const { state, history } = file;
  const takesMoney = decide(state, { kind: 'paid', cents: state.total }).kind === 'changed';
  const keys = useMemo(
    () => ({ ...(takesMoney && { p: () => document.getElementById('desk-paid')?.focus() }) }),
    [takesMoney],
  );
  useKeys(keys);
  if (!operator || !mayDo(operator.role, 'orders')) return null;
  const step = history.length;
  const isOpen = state.lines.some(({ open }) => open > 0);
  const isStanding = state.stage === 'placed' && mayBeSent(state);
  return (
    <section className={styles['acts']}>
      <ActEnd told={told} history={history} />
      <DeskFailure failed={failed} />
      {takesMoney && (
        <Button id="desk-paid" busy={busy} onClick={() => enter({ kind: 'paid', cents: state.total })}>
          <FormattedMessage id="desk.do.paid" values={{ total: <Money cents={state.total} /> }} />
        </Button>
      )}
      {isStanding && isOpen && <PackForm key={`pack-${step}`} file={file} busy={busy} onPacked={enter} />}
      {isStanding && <SendForm key={`send-${step}`} state={state} busy={busy} onSent={enter} />}
      <Cancelling file={file} enter={enter} />
    </section>
  );
}

type CancellingProps = { readonly file: DeskOrder; readonly enter: (act: DeskAct) => void };

/** The way to cancel an order of which nothing has left. */
function Cancelling({ file: { state, order }, enter }: CancellingProps) {
  const [isOpen, setOpen] = useState(false);
  if (decide(state, { kind: 'cancelled', reason: 'SHOP' }).kind === 'refused') return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <FormattedMessage id="desk.do.cancel" />
      </Button>
      {isOpen && (
        <CancelDialog
          paid={state.paid}
          email={order.email}
          onClosed={() => setOpen(false)}
          onConfirmed={(reason) => {
            setOpen(false);
            enter({ kind: 'cancelled', reason });
          }}
        />
      )}
    </>
  );
}
