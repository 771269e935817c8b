import type { Language } from '@platine/domain/language/language.ts';
import { pickText } from '@platine/domain/language/text.ts';
import { fill } from '@platine/domain/language/writing.ts';
import type { StoredMail } from '../db/storedMail.ts';
import type { LetterContent } from './letter.ts';
import type { MailWords } from '../words/mailWords.data.ts';

type StockAlertMail = Extract<StoredMail, { readonly kind: 'stockAlertOptIn' | 'inStockAgain' }>;

type Writing = {
  readonly words: MailWords;
  readonly language: Language;
  /** Makes a link of a path of the shop. */
  readonly link: (path: string) => string;
};

/** The mail that asks to confirm a stock alert, and the one that it was asked for. */
export function stockAlertLetter(mail: StockAlertMail, { words, language, link }: Writing): LetterContent {
  const name = { name: pickText(mail.name, language)?.text ?? '' };
  if (mail.kind === 'inStockAgain') {
    const { subject, text, link: toProduct } = words.inStockAgain;
    return {
      subject: fill(subject, name),
      blocks: [
        { kind: 'paragraph', text: fill(text, name) },
        { kind: 'link', text: toProduct, href: link(`/product/${mail.sku}`) },
      ],
    };
  }
  const { subject, text, link: confirm, stop } = words.stockAlert;
  return {
    subject,
    blocks: [
      { kind: 'paragraph', text: fill(text, name) },
      { kind: 'link', text: confirm, href: link(`/stock_alert?confirm=${mail.hash}`) },
      { kind: 'paragraph', text: words.ignore },
      { kind: 'link', text: stop, href: link(`/stock_alert?end=${mail.hash}`) },
    ],
  };
}
