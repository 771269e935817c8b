import { string } from 'yup';
import {
  creditKinds,
  creditRefusals,
  creditResults,
  largestStatement,
  statementProblems,
} from '../../../payment/credit.ts';
import { creditHints } from '../../../payment/creditMatch.ts';
import { euros, filledText, isoDate, listOf, oneOf, record, text, whole } from '../../schemas/parts.ts';

/** A statement in base64, of which four characters carry three bytes: CAMT.053, or CSV in UTF-8 or Windows-1252. */
export const deskStatementRequest = record({
  FILE: string()
    .strict()
    .min(1)
    .max(Math.ceil(largestStatement / 3) * 4)
    .matches(/^[A-Za-z0-9+/]*={0,2}$/)
    .required(),
});

const match = record({ ORDER_NUMBER: filledText(40), NAME: text(200), TOTAL: euros(), HINT: oneOf(creditHints) });
/** ID is the bank's reference, by which a credit is booked once. AMOUNT is in CURRENCY. BY is '' while nobody has booked it. */
const credit = record({
  ID: filledText(),
  DATE: isoDate().required(),
  AMOUNT: euros(),
  CURRENCY: text(20),
  TEXT: text(100_000),
  PAYER: text(100_000),
  KIND: oneOf(creditKinds),
  ORDER_NUMBER: filledText(40).nullable().defined(),
  REASON: oneOf(creditRefusals).nullable().defined(),
  BY: text(200),
  /** Unpaid orders of its amount, the likeliest first. */
  MATCHES: listOf(match),
});
/** PROBLEM: why the file is no statement; LINE is of a CSV file. Credits that name an order and its exact amount are booked by this call. */
export const deskStatement = record({
  PROBLEM: record({ CODE: oneOf(statementProblems), LINE: whole(1).nullable().defined() })
    .nullable()
    .defined(),
  CREDITS: listOf(credit),
});

/** Books a credit on the order that an operator has chosen for it. */
export const bookCreditRequest = record({
  ID: filledText(),
  DATE: isoDate().required(),
  AMOUNT: euros(),
  ORDER_NUMBER: filledText(40),
});
/** `conflict`: it was booked before, on ORDER_NUMBER by BY; `refused`: REASON says what the order has against it. */
export const bookCreditAnswer = record({
  RESULT: oneOf(creditResults),
  REASON: oneOf(creditRefusals).nullable().defined(),
  ORDER_NUMBER: filledText(40),
  BY: text(200),
});
