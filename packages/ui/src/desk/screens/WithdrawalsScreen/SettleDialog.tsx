import type { DeskWithdrawal } from '@platine/domain/desk/deskWithdrawal.ts';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { DeskDialog } from '../../parts/DeskDialog.tsx';
import entryStyles from '../../parts/Entry.module.css';
import { readForm } from '../../parts/readForm.ts';
import { TextInput } from '../../parts/TextInput.tsx';

type SettleDialogProps = {
  readonly withdrawal: DeskWithdrawal;
  readonly onClosed: () => void;
  /** Gets what the operator has done about it. */
  readonly onSettled: (why: string) => void;
};

/** A statement that no order has is settled by hand: it leaves the list of what waits, and keeps what was done. */
export function SettleDialog({ withdrawal: { orderNumber }, onClosed, onSettled }: SettleDialogProps) {
  const send = readForm(({ why = '' }) => {
    if (why.trim() !== '') onSettled(why.trim());
  });
  return (
    <DeskDialog title={<FormattedMessage id="desk.withdrawal.settle" />} onClosed={onClosed} focusFirst="input">
      <form className={entryStyles['form']} onSubmit={send}>
        <p>
          <FormattedMessage id="desk.withdrawal.settleText" values={{ number: orderNumber }} />
        </p>
        <TextInput name="why" required maxLength={500} label={<FormattedMessage id="desk.withdrawal.done" />} />
        <Button type="submit">
          <FormattedMessage id="desk.withdrawal.settle" />
        </Button>
      </form>
    </DeskDialog>
  );
}
