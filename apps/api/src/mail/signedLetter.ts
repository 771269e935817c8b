import { shopIdentity } from '@platine/domain/shop/identity.ts';
import { fill } from '@platine/domain/language/writing.ts';
import type { Block, LetterContent } from './letter.ts';
import type { MailWords } from './words.data.ts';

type LetterParts = { readonly subject: string; readonly name?: string; readonly blocks: readonly Block[] };

/** A letter with the shop's greeting and signature. */
export function letter(words: MailWords, { subject, name, blocks }: LetterParts): LetterContent {
  const greeting = name === undefined ? words.greeting : fill(words.greetingNamed, { name });
  const { company, street, city } = shopIdentity;
  return {
    subject,
    blocks: [
      { kind: 'paragraph', text: greeting },
      ...blocks,
      { kind: 'paragraph', text: words.closing },
      { kind: 'lines', lines: [company, street, city] },
    ],
  };
}
