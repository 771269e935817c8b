import type { ReturnReason } from '@platine/domain/order/life/acts.ts';
import { returnReasons } from '@platine/domain/order/life/acts.ts';
import type { LineState } from '@platine/domain/order/life/orderState.ts';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { DeskDialog } from '../../parts/DeskDialog.tsx';
import { readForm } from '../../parts/readForm.ts';
import { SelectInput } from '../../parts/SelectInput.tsx';
import { TextInput } from '../../parts/TextInput.tsx';
import type { ActDialogProps } from './actDialog.ts';
import styles from './OrderScreen.module.css';
import type { Amounts } from './PiecesFields.tsx';
import { PiecesFields, piecesOf } from './PiecesFields.tsx';

/** Goods that have left the shop come back. No money moves by it. */
export function ReturnDialog({ file: { order, state }, onClosed, onAct }: ActDialogProps) {
  const { formatMessage } = useIntl();
  const [amounts, setAmounts] = useState<Amounts>({});
  const pieces = piecesOf(amounts);
  const send = readForm(({ reason: chosen = '', stock, why = '' }) => {
    const reason: ReturnReason | undefined = returnReasons.find((one) => one === chosen);
    onAct({ kind: 'returned', pieces, toStock: stock !== undefined, ...(reason && { reason }) }, why);
  });
  return (
    <DeskDialog title={<FormattedMessage id="desk.do.return" />} onClosed={onClosed} focusFirst="input">
      <form className={styles['form']} onSubmit={send}>
        <PiecesFields order={order} places={state.lines} most={away} amounts={amounts} onChange={setAmounts} />
        <SelectInput
          name="reason"
          label={<FormattedMessage id="desk.return.reason" />}
          options={returnReasons.map((value) => ({ value, name: formatMessage({ id: `desk.return.${value}` }) }))}
        />
        <label className={styles['tick']}>
          <input type="checkbox" name="stock" defaultChecked />
          <FormattedMessage id="desk.return.toStock" />
        </label>
        <TextInput name="why" maxLength={500} label={<FormattedMessage id="desk.why" />} />
        <Button type="submit" disabled={pieces.length === 0}>
          <FormattedMessage id="desk.return.submit" />
        </Button>
      </form>
    </DeskDialog>
  );
}

function away({ sent, delivered }: LineState): number {
  return sent + delivered;
}
