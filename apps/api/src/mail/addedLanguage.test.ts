import { fileURLToPath } from 'node:url';
import type { Language } from '@platine/domain/language/language.ts';
import { describe, expect, test } from 'vitest';
import { testOrder } from '../../testing/testOrder.ts';
import { readShop } from '../shop/readShop.ts';
import { composeMail } from './compose.ts';

const shop = readShop(fileURLToPath(new URL('../../../../examples/sluis', import.meta.url)));

const composeIn = (language: Language) =>
  composeMail(
    {
      id: '1',
      recipient: 'sanne@example.org',
      language,
      mail: { kind: 'orderConfirmation', orderNumber: '2026-100001', signature: 's1' },
    },
    { shop, origin: 'https://shop.example', shopAddress: null, ordersAddress: null, findOrder: async () => testOrder },
  );

/** Lines with words, not only names and numbers. */
const linesOf = (text: string) => text.split('\n').filter((line) => /[a-z]{4} [a-z]{4}/.test(line));

describe('record 0160: a mail in a language that the shop’s folder adds', () => {
  test('has its words and pages, and no line of English', async () => {
    const { subject, text, html } = await composeIn('NL');
    expect(subject).toBe('Uw bestelling 2026-100001');
    expect(text).toContain('Herroepingsrecht');
    expect(text).toContain('&lang=nl');
    expect(html).toContain('<html lang="nl"');
    const english = new Set(linesOf((await composeIn('EN')).text));
    expect(linesOf(text).filter((line) => english.has(line))).toEqual([]);
  });

  test('is in English when the shop has the language no longer', async () => {
    const { subject, html } = await composeIn('SV');
    expect(subject).toBe((await composeIn('EN')).subject);
    expect(html).toContain('<html lang="en"');
  });
});
