import type { Cents } from '@platine/domain/money/money.ts';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { Money } from '../../../components/Money/Money.tsx';
import { Modal } from '../../../dialogs/Modal.tsx';
import styles from './OrderScreen.module.css';

type CancelDialogProps = {
  readonly paid: Cents;
  readonly email: string;
  readonly onClosed: () => void;
  readonly onConfirmed: (reason: 'CUSTOMER' | 'SHOP') => void;
};

/** Asks once, and says what will happen: it cannot be taken back. */
export function CancelDialog({ paid, email, onClosed, onConfirmed }: CancelDialogProps) {
  return (
    <Modal
      title={<FormattedMessage id="desk.do.cancel" />}
      onDismissed={onClosed}
      onOutside={onClosed}
      onGone={() => undefined}
    >
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
        <Button onClick={() => onConfirmed('CUSTOMER')}>
          <FormattedMessage id="desk.cancel.byCustomer" />
        </Button>
        <Button variant="secondary" onClick={() => onConfirmed('SHOP')}>
          <FormattedMessage id="desk.cancel.byShop" />
        </Button>
      </div>
    </Modal>
  );
}
