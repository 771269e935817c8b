import type { DeskResponseOf } from '../contract/desk/deskSchemas.ts';
import type { MailActKind, MailKind, MailResult } from './mailKinds.ts';

/** A mail that the mail server has refused, and that waits for its next attempt. */
export type DeskMail = {
  readonly id: string;
  readonly kind: MailKind;
  /** The address as far as it tells mails apart (`maskedEmail`); '' for the shop's own mailbox. */
  readonly recipient: string;
  /** '' for a mail that is about no order. */
  readonly orderNumber: string;
  /** In UTC, as `Date` writes it. */
  readonly at: string;
  readonly attempts: number;
  /** The mail server's last error, without an address; '' when there is none. */
  readonly lastError: string;
  /** The time of the next attempt, in UTC. */
  readonly nextAt: string;
};

/** An act of an operator on such a mail. */
export type DeskMailAct = {
  readonly id: number;
  readonly at: string;
  readonly by: string;
  readonly why: string;
  readonly kind: MailActKind;
  readonly mail: MailKind;
  readonly orderNumber: string;
};

/** A page of mails, those that wait longest first, and the newest acts. */
export type DeskMails = {
  readonly mails: readonly DeskMail[];
  /** Of the whole list. */
  readonly count: number;
  /** Number of the newest act when the list was read; 0 before the first. */
  readonly seen: number;
  /** The newest first. */
  readonly acts: readonly DeskMailAct[];
};

/** The end of an act on one mail, with the operator who was faster after a conflict. */
export type DeskMailEnd = {
  readonly id: string;
  readonly result: MailResult;
  readonly faster: DeskMailAct | null;
};

/** First letter and domain of an address: enough to see which mail server refuses, and to tell two mails apart. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '…' : `${[...email][0] ?? ''}…${email.slice(at)}`;
}

type Wire = DeskResponseOf<'deskMails'>;
type ActWire = Wire['ACTS'][number];

export function deskMailsToWire({ mails, count, seen, acts }: DeskMails): Wire {
  return {
    MAILS: mails.map((mail) => ({
      ID: mail.id,
      KIND: mail.kind,
      RECIPIENT: mail.recipient,
      ORDER_NUMBER: mail.orderNumber,
      AT: mail.at,
      ATTEMPTS: mail.attempts,
      LAST_ERROR: mail.lastError,
      NEXT_AT: mail.nextAt,
    })),
    COUNT: count,
    SEEN: seen,
    ACTS: acts.map(actToWire),
  };
}

export function deskMailsFromWire({ MAILS, COUNT, SEEN, ACTS }: Wire): DeskMails {
  return {
    mails: MAILS.map((wire) => ({
      id: wire.ID,
      kind: wire.KIND,
      recipient: wire.RECIPIENT,
      orderNumber: wire.ORDER_NUMBER,
      at: wire.AT,
      attempts: wire.ATTEMPTS,
      lastError: wire.LAST_ERROR,
      nextAt: wire.NEXT_AT,
    })),
    count: COUNT,
    seen: SEEN,
    acts: ACTS.map(actFromWire),
  };
}

export function deskMailEndsToWire(ends: readonly DeskMailEnd[]): DeskResponseOf<'deskActOnMails'> {
  return {
    ENDS: ends.map(({ id, result, faster }) => ({
      ID: id,
      RESULT: result,
      FASTER: faster === null ? null : actToWire(faster),
    })),
  };
}

export function deskMailEndsFromWire({ ENDS }: DeskResponseOf<'deskActOnMails'>): DeskMailEnd[] {
  return ENDS.map(({ ID, RESULT, FASTER }) => ({
    id: ID,
    result: RESULT,
    faster: FASTER === null ? null : actFromWire(FASTER),
  }));
}

function actToWire({ id, at, by, why, kind, mail, orderNumber }: DeskMailAct): ActWire {
  return { ID: id, AT: at, BY: by, WHY: why, KIND: kind, MAIL: mail, ORDER_NUMBER: orderNumber };
}

function actFromWire({ ID, AT, BY, WHY, KIND, MAIL, ORDER_NUMBER }: ActWire): DeskMailAct {
  return { id: ID, at: AT, by: BY, why: WHY, kind: KIND, mail: MAIL, orderNumber: ORDER_NUMBER };
}
