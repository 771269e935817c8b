import { FormattedMessage } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { Money } from '../../../components/Money/Money.tsx';
import { DeskDialog } from '../../parts/DeskDialog.tsx';
import type { ActDialogProps } from './actDialog.ts';
import styles from './OrderScreen.module.css';

/** Asks once, and says what will happen: it cannot be taken back. */
export function CancelDialog({ file: { order, state }, onClosed, onAct }: ActDialogProps) {
  const { paid } = state;
  const { email } = order;
  return (
    <DeskDialog title={<FormattedMessage id="desk.do.cancel" />} onClosed={onClosed}>
      <div className={styles['form']}>
        <p>
          <FormattedMessage id="desk.cancel.stock" />
        </p>
        {paid > 0 && (
          <p>
            <FormattedMessage id="desk.cancel.money" values={{ amount: <Money cents={paid} /> }} />
          </p>
        )}
        <p>
          <FormattedMessage id="desk.cancel.mail" values={{ email }} />
        </p>
        <Button onClick={() => onAct({ kind: 'cancelled', reason: 'CUSTOMER' })}>
          <FormattedMessage id="desk.cancel.byCustomer" />
        </Button>
        <Button variant="secondary" onClick={() => onAct({ kind: 'cancelled', reason: 'SHOP' })}>
          <FormattedMessage id="desk.cancel.byShop" />
        </Button>
      </div>
    </DeskDialog>
  );
}
