import type { Language } from '@platine/domain/language/language.ts';
import { fill, writing } from '@platine/domain/language/writing.ts';
import type { ContactRequest, StoredMail } from '../db/storedMail.ts';
import type { Block, LetterContent } from './letter.ts';
import type { Wording } from './wording.ts';

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

type Answer = Extract<StoredMail, { kind: 'contactAnswer' }>;

/** The answer of the shop's people, and below it the question. */
export function contactAnswer({ request, text, askedAt }: Answer, { language, letters }: Wording) {
  const words = letters.contactAnswer;
  const moment = writing(language).moment(askedAt);
  return {
    subject: words.subject,
    name: `${request.firstName} ${request.lastName}`,
    blocks: [
      ...paragraphsOf(text),
      { kind: 'paragraph', text: fill(words.question, { moment }) } as const,
      ...paragraphsOf(request.message),
    ],
  };
}

/** An empty line ends a paragraph; other ends of lines stay. */
function paragraphsOf(text: string): Block[] {
  const parts = text.split(/\n\s*\n/).filter((part) => part.trim() !== '');
  return parts.map((part) => ({ kind: 'lines', lines: part.trim().split('\n') }));
}
