import { orderMails } from '@platine/domain/order/life/acts.ts';
import { decide } from '@platine/domain/order/life/decide.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { DeskDialog } from '../../parts/DeskDialog.tsx';
import { readForm } from '../../parts/readForm.ts';
import { SelectInput } from '../../parts/SelectInput.tsx';
import type { ActDialogProps } from './actDialog.ts';
import styles from './OrderScreen.module.css';

/** Sends a mail about the order once more. */
export function MailDialog({ file: { order, state }, onClosed, onAct }: ActDialogProps) {
  const { formatMessage } = useIntl();
  const had = orderMails.filter((mail) => decide(state, { kind: 'mailed', mail }).kind === 'changed');
  const send = readForm(({ mail: chosen = '' }) => {
    const mail = had.find((one) => one === chosen);
    if (mail !== undefined) onAct({ kind: 'mailed', mail });
  });
  return (
    <DeskDialog title={<FormattedMessage id="desk.do.mail" />} onClosed={onClosed} focusFirst="select">
      <form className={styles['form']} onSubmit={send}>
        <SelectInput
          name="mail"
          label={<FormattedMessage id="desk.mail.which" />}
          options={had.map((mail) => ({ value: mail, name: formatMessage({ id: 'desk.mail.kind' }, { mail }) }))}
        />
        <p>
          <FormattedMessage id="desk.mail.text" values={{ email: order.email }} />
        </p>
        <Button type="submit">
          <FormattedMessage id="desk.do.send" />
        </Button>
      </form>
    </DeskDialog>
  );
}
