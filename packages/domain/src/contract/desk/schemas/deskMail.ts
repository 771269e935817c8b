import { mailActKinds, mailKinds, mailPageSize, mailResults } from '../../../desk/mailKinds.ts';
import { filledText, listOf, oneOf, record, text, textOrNothing, whole, wholeOrDigits } from '../../schemas/parts.ts';
import { moment } from './deskParts.ts';

/** RECIPIENT is first letter and domain, or '' for the shop's own mailbox. */
const mail = record({
  ID: filledText(40),
  KIND: oneOf(mailKinds),
  RECIPIENT: text(200),
  ORDER_NUMBER: text(40),
  AT: moment(),
  ATTEMPTS: whole(1),
  LAST_ERROR: text(500),
  NEXT_AT: moment(),
});
const act = record({
  ID: whole(1),
  AT: moment(),
  BY: filledText(200),
  WHY: text(500),
  KIND: oneOf(mailActKinds),
  MAIL: oneOf(mailKinds),
  ORDER_NUMBER: text(40),
});
export const deskMailsRequest = record({ SKIP: wholeOrDigits(0, 1_000_000).default(0) });
/** COUNT is of the whole list, SEEN the number of the newest act; ACTS are the newest of the log. */
export const deskMails = record({ MAILS: listOf(mail), COUNT: whole(), SEEN: whole(), ACTS: listOf(act) });

/** IDS none: every mail that does not leave. SEEN is that of the list which the operator looks at: a later act of somebody else is a conflict. */
export const actOnMailsRequest = record({
  KIND: oneOf(mailActKinds),
  IDS: listOf(filledText(40)).max(mailPageSize),
  SEEN: whole(),
  WHY: textOrNothing(500),
})
  .test('named', 'To give up needs IDS.', ({ KIND, IDS }) => KIND === 'retried' || IDS.length > 0)
  .test('why', 'To give up needs WHY.', ({ KIND, WHY }) => KIND === 'retried' || WHY.trim() !== '');
/** One end for each mail. FASTER is the act of whom was faster, after `conflict`. */
export const actOnMailsAnswer = record({
  ENDS: listOf(record({ ID: filledText(40), RESULT: oneOf(mailResults), FASTER: act.nullable().defined() })),
});
