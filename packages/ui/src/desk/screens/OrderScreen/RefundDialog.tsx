import type { Cents } from '@platine/domain/money/money.ts';
import { toCents, toEuros } from '@platine/domain/money/money.ts';
import type { RefundAct } from '@platine/domain/order/life/acts.ts';
import type { LineState, OrderState } from '@platine/domain/order/life/orderState.ts';
import { refundOf } from '@platine/domain/order/refund.ts';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { Money } from '../../../components/Money/Money.tsx';
import { DeskDialog } from '../../parts/DeskDialog.tsx';
import { TextInput } from '../../parts/TextInput.tsx';
import type { ActDialogProps } from './actDialog.ts';
import styles from './OrderScreen.module.css';
import type { Amounts } from './PiecesFields.tsx';
import { PiecesFields, piecesOf } from './PiecesFields.tsx';

/** Money goes back: for pieces, what they and their delivery cost, or any other amount. Says what will happen before it does. */
export function RefundDialog({ file, onClosed, onAct }: ActDialogProps) {
  const { order, state, standardShipment } = file;
  const [amounts, setAmounts] = useState<Amounts>(() => dueAmounts(state));
  const [withDelivery, setWithDelivery] = useState(standardShipment > 0 && isWithdrawn(state));
  const [typed, setTyped] = useState<Cents>(state.paid - state.refunded);
  const [why, setWhy] = useState('');
  const pieces = piecesOf(amounts);
  const shipment = withDelivery ? standardShipment : 0;
  const refund: RefundAct =
    pieces.length === 0 ? { kind: 'refunded', cents: typed } : refundOf(order, state, { pieces, shipment });
  const amount = <Money cents={refund.cents} />;
  return (
    <DeskDialog title={<FormattedMessage id="desk.do.refund" />} onClosed={onClosed} focusFirst="input">
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          onAct(refund, why);
        }}
      >
        <PiecesFields order={order} places={state.lines} most={unrefunded} amounts={amounts} onChange={setAmounts} />
        {pieces.length === 0 ? (
          <TextInput
            type="number"
            inputMode="decimal"
            min={0.01}
            max={toEuros(state.paid - state.refunded)}
            step={0.01}
            required
            value={toEuros(typed)}
            onChange={({ target }) => setTyped(toCents(target.valueAsNumber || 0))}
            label={<FormattedMessage id="desk.refund.amount" />}
          />
        ) : (
          standardShipment > 0 && (
            <label className={styles['tick']}>
              <input
                type="checkbox"
                checked={withDelivery}
                onChange={({ target }) => setWithDelivery(target.checked)}
              />
              <FormattedMessage id="desk.refund.delivery" values={{ amount: <Money cents={standardShipment} /> }} />
            </label>
          )
        )}
        <TextInput
          value={why}
          maxLength={500}
          onChange={({ target }) => setWhy(target.value)}
          label={<FormattedMessage id="desk.why" />}
        />
        <p>
          {state.refundsBy === 'provider' ? (
            <FormattedMessage id="desk.refund.byProvider" values={{ amount }} />
          ) : (
            <FormattedMessage id="desk.refund.byHand" values={{ amount, number: order.orderNumber }} />
          )}{' '}
          <FormattedMessage id="desk.refund.mail" values={{ email: order.email }} />
        </p>
        <Button type="submit" disabled={refund.cents < 1}>
          <FormattedMessage id="desk.refund.submit" values={{ amount }} />
        </Button>
      </form>
    </DeskDialog>
  );
}

function unrefunded({ open, packed, sent, delivered, returned, refunded }: LineState): number {
  return open + packed + sent + delivered + returned - refunded;
}

/** The pieces that were withdrawn from and are not repaid yet. */
function dueAmounts({ lines }: OrderState): Amounts {
  return Object.fromEntries(
    lines.map(({ sku, withdrawn, refunded }): [number, number] => [sku, Math.max(0, withdrawn - refunded)]),
  );
}

function isWithdrawn({ lines }: OrderState): boolean {
  return lines.some(({ withdrawn }) => withdrawn > 0);
}
