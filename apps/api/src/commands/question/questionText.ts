import type { DeskQuestion } from '@platine/domain/desk/deskQuestion.ts';
import { systemUser } from '../../services/orders/recordAct.ts';
import { time } from '../printed.ts';

/** A question for the operator: what the desk shows of it. */
export function questionText(question: DeskQuestion): string {
  const { id, at, name, company, email, phone, department, orderNumber, sku, language, closedBy } = question;
  const facts = [
    ...(company === '' ? [] : [company]),
    email,
    ...(phone === '' ? [] : [phone]),
    ...(department === '' ? [] : [`to ${department}`]),
    ...(orderNumber === '' ? [] : [`about order ${orderNumber}`]),
    ...(sku === null ? [] : [`about product ${sku}`]),
    `in ${language}`,
  ];
  return [
    `${id}  ${time.format(new Date(at))}  ${name}, ${facts.join(', ')}`,
    indented(question.message),
    ...(closedBy === '' ? [] : [`  ${endText(question)}`]),
  ].join('\n');
}

/** The person who has ended it, and how. */
export function endText({ closedBy, answer, email }: DeskQuestion): string {
  const who = closedBy === systemUser ? 'The shop' : closedBy;
  if (answer === '') return `${who} has closed it without an answer.`;
  return `${who} has answered it, by a mail to ${email}:\n${indented(answer)}`;
}

function indented(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => `    ${line}`.trimEnd())
    .join('\n');
}
