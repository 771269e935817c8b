import type { DeskMailEnd } from '@platine/domain/desk/deskMail.ts';
import { FormattedMessage } from 'react-intl';
import { Notice } from '../../../components/Notice/Notice.tsx';
import type { MailsTold } from './useMailActs.ts';

/** The end of the last act, mail by mail; a conflict names who was faster, and what they did. */
export function MailEnds({ told }: { readonly told: MailsTold | null }) {
  if (told === null) return null;
  const { kind, ends } = told;
  const count = ends.filter(({ result }) => result === 'done').length;
  const left = ends.filter(({ result }) => result !== 'done');
  return (
    <>
      {(count > 0 || ends.length === 0) && (
        <p role="status">
          <FormattedMessage id="desk.mails.done" values={{ kind, count }} />
        </p>
      )}
      {left.length > 0 && (
        <Notice kind="warning" title={<FormattedMessage id="desk.mails.left" values={{ count: left.length }} />}>
          <ul role="list">
            {left.map((end) => (
              <li key={end.id}>
                <Left {...end} />
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

function Left({ result, faster }: DeskMailEnd) {
  if (faster === null) return <FormattedMessage id="desk.mails.end" values={{ result }} />;
  const { by, kind, mail, orderNumber } = faster;
  return (
    <>
      <FormattedMessage id="desk.mails.faster" values={{ by, kind }} />{' '}
      <FormattedMessage id="desk.mails.kind" values={{ mail }} /> {orderNumber}
    </>
  );
}
