import type { LineState } from '@platine/domain/order/life/orderState.ts';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { DeskDialog } from '../../parts/DeskDialog.tsx';
import { readForm } from '../../parts/readForm.ts';
import { TextInput } from '../../parts/TextInput.tsx';
import type { ActDialogProps } from './actDialog.ts';
import styles from './OrderScreen.module.css';
import type { Amounts } from './PiecesFields.tsx';
import { PiecesFields, piecesOf } from './PiecesFields.tsx';

/** The customer withdraws by letter or telephone: from some pieces, or from the whole order (D39). */
export function WithdrawDialog({ file: { order, state }, onClosed, onAct }: ActDialogProps) {
  const [amounts, setAmounts] = useState<Amounts>({});
  const pieces = piecesOf(amounts);
  const send = readForm(({ why = '' }) =>
    onAct(pieces.length === 0 ? { kind: 'withdrawn' } : { kind: 'withdrawn', pieces }, why),
  );
  return (
    <DeskDialog title={<FormattedMessage id="desk.do.withdraw" />} onClosed={onClosed} focusFirst="input">
      <form className={styles['form']} onSubmit={send}>
        <PiecesFields order={order} places={state.lines} most={kept} amounts={amounts} onChange={setAmounts} />
        <TextInput name="why" maxLength={500} label={<FormattedMessage id="desk.why" />} />
        <p>
          <FormattedMessage id="desk.withdraw.text" />
        </p>
        <Button type="submit">
          <FormattedMessage id={pieces.length === 0 ? 'desk.withdraw.whole' : 'desk.withdraw.part'} />
        </Button>
      </form>
    </DeskDialog>
  );
}

function kept({ open, packed, sent, delivered, returned, withdrawn }: LineState): number {
  return open + packed + sent + delivered + returned - withdrawn;
}
