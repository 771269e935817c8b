import { pickText } from '@platine/domain/language/text.ts';
import { fill, writing } from '@platine/domain/language/writing.ts';
import type { Withdrawal } from '@platine/domain/withdrawal/withdrawal.ts';
import type { Block, LetterContent } from './letter.ts';
import type { Wording } from './wording.ts';
import { wordingIn } from './wording.ts';

/** The receipt of a statement of withdrawal: its content, and the date and time of its receipt (Directive 2011/83/EU art. 11a (4)). */
export function withdrawalReceipt(statement: Withdrawal, wording: Wording): LetterContent {
  const words = wording.withdrawal;
  return {
    subject: fill(words.subject, { number: statement.orderNumber }),
    blocks: [
      { kind: 'paragraph', text: words.text },
      { kind: 'rows', rows: rowsOf(statement, wording) },
      { kind: 'paragraph', text: words.next },
    ],
  };
}

/** The same for the shop's staff, which reads English. */
export function shopWithdrawalNews(statement: Withdrawal): LetterContent {
  const command: Block = {
    kind: 'paragraph',
    text: 'The desk and "pnpm order withdrawals" have the day by which it is repaid.',
  };
  return {
    subject: `Withdrawal from order ${statement.orderNumber}`,
    blocks: [{ kind: 'rows', rows: rowsOf(statement, wordingIn('EN')) }, command],
  };
}

function rowsOf(statement: Withdrawal, wording: Wording): (readonly [string, string])[] {
  const { language, withdrawal: words } = wording;
  const { orderNumber, name, email, received } = statement;
  return [
    [words.received, received === null ? '' : writing(language).moment(received)],
    [words.order, orderNumber],
    [words.name, name],
    [words.email, email],
    [words.goods, goodsText(statement, wording)],
  ];
}

function goodsText({ goods, pieces }: Withdrawal, { language, withdrawal }: Wording): string {
  const { count } = writing(language);
  const named = pieces.map((one) => {
    const name = pickText(one.name, language)?.text;
    return `${count(one.amount)} × ${name === undefined ? one.sku : `${name} (${one.sku})`}`;
  });
  const all = [...named, ...(goods === '' ? [] : [goods])];
  return all.length === 0 ? withdrawal.whole : all.join(', ');
}
