import type { DeskOrder } from '@platine/domain/desk/deskOrder.ts';
import { decide } from '@platine/domain/order/life/decide.ts';
import { mayBeSent, owedOf } from '@platine/domain/order/life/orderState.ts';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { Money } from '../../../components/Money/Money.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { DeskFailure } from '../../parts/DeskFailure.tsx';
import { useMayDo } from '../../parts/useMayDo.ts';
import { useKeys } from '../../useKeys.ts';
import { ActEnd } from './ActEnd.tsx';
import { LabelPart } from './LabelPart.tsx';
import { MoreActs } from './MoreActs.tsx';
import { PackForm } from './PackForm.tsx';
import { SendForm } from './SendForm.tsx';
import styles from './OrderScreen.module.css';
import { useOrderAct } from './useOrderAct.ts';

/** The acts that an order takes as it stands, for an operator whose role has them. */
export function OrderActs({ file }: { readonly file: DeskOrder }) {
  const mayAct = useMayDo('orders');
  const { enter, busy, failed, told } = useOrderAct(file);
  const { state, order, history } = file;
  const owed = owedOf(state);
  const takesMoney = decide(state, { kind: 'paid', cents: owed }).kind === 'changed';
  const keys = useMemo(
    () => ({ ...(takesMoney && { p: () => document.getElementById('desk-paid')?.focus() }) }),
    [takesMoney],
  );
  useKeys(keys);
  if (!mayAct) return null;
  const toTransfer = <Money cents={state.toTransfer} />;
  const step = history.length;
  const isOpen = state.lines.some(({ open }) => open > 0);
  const isStanding = state.stage === 'placed' && mayBeSent(state);
  return (
    <section className={styles['acts']}>
      <ActEnd told={told} history={history} />
      <DeskFailure failed={failed} />
      {takesMoney && (
        <Button id="desk-paid" busy={busy} onClick={() => enter({ kind: 'paid', cents: owed })}>
          <FormattedMessage id="desk.do.paid" values={{ total: <Money cents={owed} /> }} />
        </Button>
      )}
      {state.toTransfer > 0 && (
        <Notice
          title={<FormattedMessage id="desk.transfer.title" values={{ amount: toTransfer }} />}
          action={
            <Button busy={busy} onClick={() => enter({ kind: 'transferred', cents: state.toTransfer })}>
              <FormattedMessage id="desk.do.transferred" values={{ amount: toTransfer }} />
            </Button>
          }
        >
          <FormattedMessage id="desk.transfer.text" values={{ number: order.orderNumber }} />
        </Notice>
      )}
      {isStanding && isOpen && <PackForm key={`pack-${step}`} file={file} busy={busy} onPacked={enter} />}
      <LabelPart file={file} />
      {isStanding && <SendForm key={sendKey(file)} file={file} busy={busy} onSent={enter} />}
      <MoreActs file={file} enter={enter} />
    </section>
  );
}

/** A label that was made fills the form in anew. */
function sendKey({ history, label }: DeskOrder): string {
  return `send-${history.length}-${label?.reference}-${label?.state}`;
}
