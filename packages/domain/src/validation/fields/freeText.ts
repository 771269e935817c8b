import type { Validator } from '../codes.ts';
import { optional } from '../codes.ts';
import { fieldLimits } from '../limits.ts';
import { boundedText } from '../text.ts';

/** Anything that can be read, on several lines: no control characters but line ends and tabs. */
const readable = /^[\P{Cc}\n\t]*$/u;
const readableLine = /^\P{Cc}*$/u;

/** The contact form's message: 10 to 2000 characters, required (D33). */
export const validateMessage = boundedText(fieldLimits.message, readable);

/** The same, begun by the shop with lines that end with a colon: each is completed or taken out. */
export function validatePreparedMessage(prepared: string): Validator {
  const asked = linesOf(prepared).filter((line) => line.endsWith(':'));
  const asks = (line: string) => asked.some((words) => line.startsWith(words));
  return (text) => {
    const lines = linesOf(text);
    // The text below a line may be its answer.
    const isOpen = (line: string, index: number) => asked.includes(line) && asks(lines[index + 1] ?? line);
    return validateMessage(text) ?? (lines.some(isOpen) ? 'FORMAT' : null);
  };
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The customer's comment on an order (spec §3). */
export const validateComment = optional(boundedText(fieldLimits.comment, readable));

/** The number that the customer gave the order in their own books (spec §3). */
export const validateOwnOrderNumber = optional(boundedText(fieldLimits.ownOrderNumber, readableLine));

/** The order that a contact request is about (spec §3). */
export const validateOrder = optional(boundedText(fieldLimits.order, readableLine));
