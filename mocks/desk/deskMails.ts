import type { DeskRequestOf, DeskResponseOf } from '@platine/domain/contract/desk/deskSchemas.ts';
import type { DeskMail, DeskMailAct, DeskMailEnd } from '@platine/domain/desk/deskMail.ts';
import { deskMailEndsToWire, deskMailsToWire } from '@platine/domain/desk/deskMail.ts';
import type { MailActKind } from '@platine/domain/desk/mailKinds.ts';
import { mailPageSize } from '@platine/domain/desk/mailKinds.ts';
import { mockDate } from '../shop/date.ts';
import type { Desk } from './desk.ts';

/** A mail about an order that was refused three times, unless the overrides differ. */
export function buildDeskMail(overrides: Partial<DeskMail> = {}): DeskMail {
  return {
    id: 'mail-1',
    kind: 'orderPaid',
    recipient: 'c…@example.org',
    orderNumber: '2026-100002',
    at: '2026-11-24T08:15:00.000Z',
    attempts: 3,
    lastError: 'Error EENVELOPE 550',
    nextAt: '2026-11-24T09:30:00.000Z',
    ...overrides,
  };
}

/** Three mails that do not leave, one of them to the shop itself. */
export function deskMails(): readonly DeskMail[] {
  const own = { kind: 'contactRequest', recipient: '', orderNumber: '', attempts: 7 } as const;
  const optIn = { kind: 'newsletterOptIn', recipient: 'm…@example.invalid', orderNumber: '', attempts: 12 } as const;
  return [
    buildDeskMail({ id: 'own', ...own, at: '2026-11-23T16:40:00.000Z', lastError: 'Error ECONNECTION' }),
    buildDeskMail(),
    buildDeskMail({ id: 'optIn', ...optIn, lastError: 'Error EDNS ENOTFOUND' }),
  ];
}

type Acting = { readonly kind: MailActKind; readonly by: string; readonly why: string; readonly seen: number };

/** Acts on one mail by the API's rules. A mail of the mock that is tried again is refused again. */
export function actOnMail(desk: Desk, id: string, { kind, by, why, seen }: Acting): DeskMailEnd {
  const { mails, mailActs } = desk.read();
  const mail = mails.find((one) => one.id === id);
  const last = mailActs.find((act) => act.mailId === id);
  if (last !== undefined && (mail === undefined ? last.kind === 'givenUp' : last.id > seen)) {
    const isRepeated = last.by === by && last.kind === kind;
    return isRepeated ? { id, result: 'done', faster: null } : { id, result: 'conflict', faster: actOf(last) };
  }
  if (mail === undefined) return { id, result: 'gone', faster: null };
  const at = new Date(Date.parse(`${mockDate}T09:00:00.000Z`) + mailActs.length * 60_000).toISOString();
  const about = { mail: mail.kind, orderNumber: mail.orderNumber };
  desk.change({
    mails: kind === 'givenUp' ? mails.filter((one) => one !== mail) : mails,
    mailActs: [{ mailId: id, id: mailActs.length + 1, at, by, why, kind, ...about }, ...mailActs],
  });
  return { id, result: 'done', faster: null };
}

function actOf({ mailId: _mailId, ...act }: DeskMailAct & { readonly mailId: string }): DeskMailAct {
  return act;
}

type MailCall = 'deskMails' | 'deskActOnMails';
type MailAnswers = { readonly [Name in MailCall]: (request: DeskRequestOf<Name>) => DeskResponseOf<Name> };

/** Answers about mails that do not leave. */
export function mailAnswers(desk: Desk, operatorName: () => string): MailAnswers {
  return {
    deskMails: ({ SKIP }) => {
      const { mails, mailActs } = desk.read();
      const page = mails.slice(SKIP, SKIP + mailPageSize);
      const acts = mailActs.map(actOf);
      return deskMailsToWire({ mails: page, count: mails.length, seen: acts[0]?.id ?? 0, acts: acts.slice(0, 20) });
    },
    deskActOnMails: ({ KIND, IDS, SEEN, WHY }) => {
      const acting = { kind: KIND, by: operatorName(), why: WHY.trim(), seen: SEEN };
      const ids = IDS.length === 0 ? desk.read().mails.map(({ id }) => id) : IDS;
      return deskMailEndsToWire([...new Set(ids)].map((id) => actOnMail(desk, id, acting)));
    },
  };
}
