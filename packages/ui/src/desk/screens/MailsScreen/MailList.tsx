import type { DeskMail, DeskMails } from '@platine/domain/desk/deskMail.ts';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { DeskFailure } from '../../parts/DeskFailure.tsx';
import entryStyles from '../../parts/Entry.module.css';
import { useListKeys } from '../../parts/useListKeys.ts';
import { useMayDo } from '../../parts/useMayDo.ts';
import { GiveUpDialog } from './GiveUpDialog.tsx';
import { MailEnds } from './MailEnds.tsx';
import { MailEntry } from './MailEntry.tsx';
import styles from './MailsScreen.module.css';
import { useMailActs } from './useMailActs.ts';

export function MailList({ found }: { readonly found: DeskMails }) {
  const { mails, count, seen } = found;
  const mayAct = useMayDo('orders');
  const list = useListKeys();
  const [leaving, setLeaving] = useState<DeskMail | null>(null);
  const { retry, giveUp, busy, failed, told } = useMailActs(seen);
  return (
    <>
      <DeskFailure failed={failed} />
      <MailEnds told={told} />
      {count === 0 ? (
        <EmptyState title={<FormattedMessage id="desk.mails.none" />} />
      ) : (
        <p>
          <FormattedMessage id="desk.mails.text" />
        </p>
      )}
      {mayAct && count > 0 && (
        <Button className={styles['all']} busy={busy} onClick={() => retry([])}>
          <FormattedMessage id="desk.mails.retryAll" values={{ count }} />
        </Button>
      )}
      <ul ref={list} role="list">
        {mails.map((mail) => (
          <li key={mail.id} className={entryStyles['root']} data-open="true">
            <MailEntry
              mail={mail}
              {...(mayAct && { onRetry: () => retry([mail.id]), onGiveUp: () => setLeaving(mail) })}
            />
          </li>
        ))}
      </ul>
      {leaving !== null && (
        <GiveUpDialog
          mail={leaving}
          onClosed={() => setLeaving(null)}
          onGivenUp={(why) => {
            setLeaving(null);
            giveUp(leaving.id, why);
          }}
        />
      )}
    </>
  );
}
