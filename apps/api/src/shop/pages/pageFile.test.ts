import { describe, expect, test } from 'vitest';
import type { PageName } from '@platine/domain/shop/pages/page.ts';
import { ShopError } from '../shopError.ts';
import { parsePage } from './pageFile.ts';

const head = '---\nchanged: 2026-11-26\n---\n\nThe intro.\n\n';

function parsed(text: string, page: PageName = 'faq') {
  try {
    return parsePage({ name: 'pages/faq.en.md', page, text }).blocks;
  } catch (error) {
    if (error instanceof ShopError) return error.sentences;
    throw error;
  }
}

describe('a page of Markdown becomes blocks', () => {
  test.each([
    ['a heading', '## What it costs {#costs}', [{ kind: 'heading', id: 'costs', text: 'What it costs' }]],
    ['lines of one paragraph', 'One\nand the same.', [{ kind: 'paragraph', text: 'One and the same.' }]],
    ['signs that are meant', '\\*) a \\_b\\_, 2 < 3 & 4', [{ kind: 'paragraph', text: '*) a _b_, 2 < 3 & 4' }]],
    ['a note', '> Mind the step.', [{ kind: 'note', text: 'Mind the step.' }]],
    ['a list', '- one\n- {email}', [{ kind: 'list', items: ['one', '{email}'] }]],
    ['a fact of the shop', '{shippingPrices}', [{ kind: 'shippingPrices' }]],
    [
      'a part for companies',
      '{for.COMPANY} By lorry.',
      [{ kind: 'paragraph', text: 'By lorry.', audience: 'COMPANY' }],
    ],
    [
      'a link',
      'See [the law](https://eur-lex.europa.eu/a).',
      [{ kind: 'paragraph', text: 'See [the law](https://eur-lex.europa.eu/a).' }],
    ],
    ['a button', '[Ask](/contact?topic=school)', [{ kind: 'contactLink', text: 'Ask', topic: 'school' }]],
    ['the withdrawal', '[Withdraw here](/withdrawal)', [{ kind: 'withdrawalLink', text: 'Withdraw here' }]],
    [
      'ways to pay',
      '- {payment.INVOICE}: For schools.',
      [{ kind: 'paymentMethods', notes: { INVOICE: 'For schools.' } }],
    ],
    [
      'a table',
      'Table: Sets\n\n| For | Sets |\n| --- | --- |\n| 24 | 12 |',
      [{ kind: 'table', caption: 'Sets', columns: ['For', 'Sets'], rows: [['24', '12']] }],
    ],
  ])('%s', (_, text, blocks) => {
    expect(parsed(head + text)).toEqual(blocks);
    expect(parsed((head + text).replaceAll('\n', '\r\n'))).toEqual(blocks);
  });
});

describe('a mistake is named with its line and what to do', () => {
  test.each([
    ['HTML', '<script>alert(1)</script>', 'is HTML, which is not taken: write it as Markdown'],
    ['HTML in a line', 'So <b>big</b>.', 'has HTML, which is not taken: write it as Markdown, or \\< for the sign'],
    [
      'a script as an address',
      '[Press](javascript:alert%281%29)',
      'has the address javascript:alert%281%29: use https://, mailto: or a page of the shop that begins with /',
    ],
    [
      'an address of another host',
      '[Go](//evil.example)',
      'has the address //evil.example: use https://, mailto: or a page of the shop that begins with /',
    ],
    ['a heading of a title’s size', '# Title', 'has another size than ## or ###: the page has its own title'],
    [
      'a heading without a name',
      '## Costs',
      'lacks its name for addresses: end it with one in small letters, such as {#returns}',
    ],
    ['a smaller heading first', '### Why?', 'is a ### heading without a ## heading above it: write one, or make it ##'],
    ['bold words', 'So **big**.', 'has words in bold, which pages do not have: delete the signs, or make it a heading'],
    ['a picture', '![A](https://a.example/a.png)', 'has a picture, which pages do not have: delete it'],
    ['numbers before a list', '1. one', 'is a numbered list, which pages do not have: use dashes'],
    ['an unknown place', 'At {nowhere}.', 'has {nowhere}, which nothing is known of: correct it'],
    [
      'an unknown way to pay',
      '- {payment.CASH}: no',
      'must have {payment.METHOD}: before each entry, of PAYPAL, SAFERPAY, WIRE_TRANSFER, INVOICE, SOFORT',
    ],
    [
      'a table without a title',
      '| a | b |\n| --- | --- |\n| 1 | 2 |',
      'lacks its title: write “Table: …” in the line before it',
    ],
  ])('%s', (_, text, sentence) => {
    expect(parsed(`${head}${text}\n\nMore.`)).toEqual([`pages/faq.en.md, line 7: this ${sentence}.`]);
  });

  test('all of them at once', () => {
    expect(parsed(`${head}## One\n\n## Two {#two}\n\n## Again {#two}`)).toEqual([
      expect.stringContaining('line 7: '),
      'pages/faq.en.md, line 11: this has {#two}, which another heading has: change one.',
    ]);
  });

  test.each([
    ['no head', 'Text.', 'line 1: the file must begin with three lines, ---, changed: 2026-11-24 and ---.'],
    [
      'no intro',
      '---\nchanged: 2026-11-26\n---\n\n## A {#a}\n\nText.',
      'line 4: the page must begin with a paragraph, and go on: write it so.',
    ],
    ['nothing but an intro', head, 'line 4: the page must begin with a paragraph, and go on: write it so.'],
  ])('%s', (_, text, sentence) => {
    expect(parsed(text)).toEqual([`pages/faq.en.md, ${sentence}`]);
  });

  test.each([
    [
      'a fact that only a page shows',
      'We answer {serviceTimes}.',
      'has {serviceTimes}, which nothing is known of: correct it',
    ],
    [
      'a table that only a page shows',
      '{shippingPrices}',
      'is nothing that a mail can have, and this text is mailed with confirmations: write it as words',
    ],
    [
      'a link without a host',
      'See [it](/faq).',
      'leads to a page of the shop without its name, which a mail cannot follow: write {to.faq}, or such',
    ],
    [
      'a part for companies',
      '{for.COMPANY} No.',
      'is for one kind of customer, and this text is mailed to all: write for whom it holds',
    ],
  ])('in the terms, which are mailed: %s', (_, text, sentence) => {
    expect(parsed(head + text, 'gtc')).toEqual([`pages/faq.en.md, line 7: this ${sentence}.`]);
  });
});
