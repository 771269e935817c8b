import type { Language } from '@platine/domain/language/language.ts';
import type { ContactRequest } from '../db/storedMail.ts';
import type { LetterContent } from './letter.ts';

/** Goes to the shop itself, whose staff reads English; the message stays in the customer's words. */
export function contactLetter(request: ContactRequest, language: Language): LetterContent {
  const about: readonly (readonly [string, string])[] = [
    ['Department', request.department],
    ['Order', request.order],
    ['Product', request.sku === null ? '' : String(request.sku)],
    ['Name', `${request.firstName} ${request.lastName}`],
    ['E-mail', request.email],
    ['Phone', request.phone],
    ['Company', request.company],
    ['VAT id', request.vatId],
    [
      'Address',
      [request.supplement, request.street, request.zipCode, request.city].filter((line) => line !== '').join(', '),
    ],
    ['Country', request.country],
    ['Customer type', request.customerType],
    ['Language', language],
  ];
  return {
    subject: `[${request.department}] Request from the shop`,
    blocks: [
      { kind: 'paragraph', text: request.message },
      { kind: 'rows', rows: about.filter(([, value]) => value !== '') },
    ],
  };
}
