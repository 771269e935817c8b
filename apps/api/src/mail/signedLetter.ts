import type { ShopIdentity } from '@platine/domain/shop/identity.ts';
import { cityLine } from '@platine/domain/shop/identity.ts';
import { fill } from '@platine/domain/language/writing.ts';
import type { Block, LetterContent } from './letter.ts';
import type { MailWords } from '../words/mailWords.data.ts';

/** The words of a letter, and the shop that signs it. */
export type Signature = { readonly words: MailWords; readonly identity: ShopIdentity };

type LetterParts = { readonly subject: string; readonly name?: string; readonly blocks: readonly Block[] };

/** A letter with the shop's greeting and signature. */
export function letter({ words, identity }: Signature, { subject, name, blocks }: LetterParts): LetterContent {
  const greeting = name === undefined ? words.greeting : fill(words.greetingNamed, { name });
  return {
    subject,
    blocks: [
      { kind: 'paragraph', text: greeting },
      ...blocks,
      { kind: 'paragraph', text: fill(words.closing, { shop: identity.name }) },
      { kind: 'lines', lines: [identity.company, identity.street, cityLine(identity)] },
    ],
  };
}
