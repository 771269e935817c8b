import type { InferType } from 'yup';
import { object } from 'yup';
import { optional } from './codes.ts';
import { fieldLimits } from './limits.ts';
import { validateEmail } from './fields/email.ts';
import { lettersAnd } from './fields/letters.ts';
import { boundedText, normaliseLine, normaliseText } from './text.ts';
import { textField } from './textField.ts';

const line = /^\P{Cc}*$/u;
/** No address of a page can be written, because a receipt goes to whatever e-mail is entered. */
const words = /^(?!.*(?:https?:|www\.|\/\/))[\P{Cc}\n\t]*$/isu;

/** A statement of withdrawal (Directive 2011/83/EU art. 11a (2)): the name, what identifies the contract, and where the receipt goes. */
export const withdrawalSchema = object({
  name: textField(normaliseLine, boundedText(fieldLimits.name, lettersAnd())),
  orderNumber: textField(normaliseLine, boundedText(fieldLimits.order, line)),
  email: textField(normaliseText, validateEmail),
  goods: textField(normaliseText, optional(boundedText(fieldLimits.goods, words))),
});
export type WithdrawalValues = InferType<typeof withdrawalSchema>;
