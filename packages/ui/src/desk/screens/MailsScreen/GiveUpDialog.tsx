import type { DeskMail } from '@platine/domain/desk/deskMail.ts';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { DeskDialog } from '../../parts/DeskDialog.tsx';
import entryStyles from '../../parts/Entry.module.css';
import { readForm } from '../../parts/readForm.ts';
import { TextInput } from '../../parts/TextInput.tsx';

type GiveUpDialogProps = {
  readonly mail: DeskMail;
  readonly onClosed: () => void;
  readonly onGivenUp: (why: string) => void;
};

/** Asks once, and why: a mail that was given up is never sent. */
export function GiveUpDialog({ mail: { kind, recipient }, onClosed, onGivenUp }: GiveUpDialogProps) {
  const send = readForm(({ why = '' }) => {
    if (why.trim() !== '') onGivenUp(why.trim());
  });
  return (
    <DeskDialog title={<FormattedMessage id="desk.mails.giveUp" />} onClosed={onClosed} focusFirst="input">
      <form className={entryStyles['form']} onSubmit={send}>
        <p>
          <FormattedMessage id="desk.mails.kind" values={{ mail: kind }} />{' '}
          {recipient === '' ? <FormattedMessage id="desk.mails.own" /> : <span translate="no">{recipient}</span>}
        </p>
        <p>
          <FormattedMessage id="desk.mails.giveUpText" />
        </p>
        <TextInput name="why" required maxLength={500} label={<FormattedMessage id="desk.product.why" />} />
        <Button type="submit">
          <FormattedMessage id="desk.mails.giveUp" />
        </Button>
      </form>
    </DeskDialog>
  );
}
