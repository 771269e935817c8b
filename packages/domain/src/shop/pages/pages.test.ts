import { expect, test } from 'vitest';
import { examplePages } from '../examplePages.data.ts';
import type { PageBlock } from './page.ts';
import { pageNames } from './page.ts';
import { pagePaths } from './pagePaths.ts';
import { pageFromWire, pageToWire } from './pages.ts';
import { placesOf } from './places.ts';

test('spec §2: each information page has its path', () => {
  expect(Object.keys(pagePaths)).toEqual([...pageNames]);
  expect(Object.values(pagePaths)).toEqual([
    '/shipping_costs',
    '/legal',
    '/cookies',
    '/privacy',
    '/gtc',
    '/faq',
    '/revocation',
    '/le_support',
    '/accessibility',
  ]);
});

const blocks: readonly PageBlock[] = [
  { kind: 'heading', id: 'data', text: 'Data' },
  { kind: 'question', text: 'Which?' },
  { kind: 'paragraph', text: 'For {company}', audience: 'COMPANY' },
  { kind: 'note', text: 'A note' },
  { kind: 'list', items: ['one', 'two'] },
  { kind: 'table', caption: 'Table', columns: ['a', 'b'], rows: [['1', '2']] },
  { kind: 'contactLink', text: 'Ask', topic: 'school' },
  { kind: 'withdrawalLink', text: 'Withdraw' },
  { kind: 'paymentMethods', notes: { INVOICE: 'Companies' } },
  { kind: 'shippingPrices' },
];

test.each(blocks)('a page arrives as it was sent: $kind', (block) => {
  const page = { changed: '2026-11-26', intro: 'In short', blocks: [block] };
  const answer = pageToWire('faq', { EN: examplePages.faq.EN, DE: page, FR: page });
  expect(pageFromWire(answer, 'DE')).toEqual(page);
  expect(pageFromWire(answer, 'EN')).toEqual(examplePages.faq.EN);
});

test('a text that is mailed names only what a mail can fill', () => {
  expect(placesOf('faq')).toContain('serviceTimes');
  expect(placesOf('gtc')).not.toContain('serviceTimes');
  expect(placesOf('gtc')).toContain('to.faq');
});
