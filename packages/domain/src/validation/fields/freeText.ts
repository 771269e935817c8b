import { optional } from '../codes.ts';
import { fieldLimits } from '../limits.ts';
import { boundedText } from '../text.ts';

/** Anything that can be read, on several lines: no control characters but line ends and tabs. */
const readable = /^[\P{Cc}\n\t]*$/u;
const readableLine = /^\P{Cc}*$/u;

/** The contact form's message: 10 to 2000 characters, required (D33). */
export const judgeMessage = boundedText(fieldLimits.message, readable);

/** The customer's comment on an order (spec §3). */
export const judgeComment = optional(boundedText(fieldLimits.comment, readable));

/** The number that the customer gave the order in their own books (spec §3). */
export const judgeOwnOrderNumber = optional(boundedText(fieldLimits.ownOrderNumber, readableLine));

/** The order that a contact request is about (spec §3). */
export const judgeOrder = optional(boundedText(fieldLimits.order, readableLine));
