import type { DeskResponseOf } from '../contract/desk/deskSchemas.ts';
import type { Language } from '../language/language.ts';

/** A message of the contact form, as the desk lists it (D33). */
export type DeskQuestion = {
  readonly id: string;
  /** In UTC, as `Date` writes it. */
  readonly at: string;
  readonly name: string;
  readonly company: string;
  readonly email: string;
  readonly phone: string;
  readonly department: string;
  /** The order that the shopper names; '' for none. */
  readonly orderNumber: string;
  /** The product on whose page it was begun. */
  readonly sku: number | null;
  readonly message: string;
  /** The language that it was written and is answered in. */
  readonly language: Language;
  /** The operator who has answered or closed it; '' while it is open. */
  readonly closedBy: string;
  /** The text of the answer; '' without one. */
  readonly answer: string;
};

/** A page of a list, and how many questions the whole list has. */
export type DeskQuestions = { readonly questions: readonly DeskQuestion[]; readonly count: number };

type Wire = DeskResponseOf<'deskQuestions'>['QUESTIONS'][number];

export function deskQuestionToWire(question: DeskQuestion): Wire {
  return {
    ID: question.id,
    AT: question.at,
    NAME: question.name,
    COMPANY: question.company,
    EMAIL: question.email,
    PHONE: question.phone,
    DEPARTMENT: question.department,
    ORDER_NUMBER: question.orderNumber,
    SKU: question.sku,
    MESSAGE: question.message,
    LANGUAGE: question.language,
    CLOSED_BY: question.closedBy,
    ANSWER: question.answer,
  };
}

export function deskQuestionFromWire(wire: Wire): DeskQuestion {
  return {
    id: wire.ID,
    at: wire.AT,
    name: wire.NAME,
    company: wire.COMPANY,
    email: wire.EMAIL,
    phone: wire.PHONE,
    department: wire.DEPARTMENT,
    orderNumber: wire.ORDER_NUMBER,
    sku: wire.SKU,
    message: wire.MESSAGE,
    language: wire.LANGUAGE,
    closedBy: wire.CLOSED_BY,
    answer: wire.ANSWER,
  };
}
