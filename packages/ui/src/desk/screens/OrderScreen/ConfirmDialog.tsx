import type { LineState } from '@platine/domain/order/life/orderState.ts';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { DeskDialog } from '../../parts/DeskDialog.tsx';
import type { ActDialogProps } from './actDialog.ts';
import styles from './OrderScreen.module.css';

/** All that was sent has arrived: the period for a withdrawal begins. */
export function DeliverDialog({ file: { state }, onClosed, onAct }: ActDialogProps) {
  const pieces = state.lines.filter(isOnItsWay).map(({ sku, sent }) => ({ sku, amount: sent }));
  return <Confirm what="deliver" onClosed={onClosed} onConfirmed={() => onAct({ kind: 'delivered', pieces })} />;
}

/** Whether pieces of a line are with the carrier. */
export function isOnItsWay({ sent }: LineState): boolean {
  return sent > 0;
}

/** Nothing changes a closed order any more. */
export function CloseDialog({ onClosed, onAct }: ActDialogProps) {
  return <Confirm what="close" onClosed={onClosed} onConfirmed={() => onAct({ kind: 'closed' })} />;
}

type ConfirmProps = {
  readonly what: 'deliver' | 'close';
  readonly onClosed: () => void;
  readonly onConfirmed: () => void;
};

function Confirm({ what, onClosed, onConfirmed }: ConfirmProps) {
  return (
    <DeskDialog title={<FormattedMessage id={`desk.do.${what}`} />} onClosed={onClosed} focusFirst="form button">
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          onConfirmed();
        }}
      >
        <p>
          <FormattedMessage id={`desk.${what}.text`} />
        </p>
        <Button type="submit">
          <FormattedMessage id={`desk.do.${what}`} />
        </Button>
      </form>
    </DeskDialog>
  );
}
