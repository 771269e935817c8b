import type { Content } from '../content.ts';

export const content: Content = {
  changed: '2026-11-24',
  intro:
    'This shop is made so that everybody can use it, with any browser, with a keyboard alone, with a screen reader, and with large letters. This page says how, what is checked, and what is missing (Directive (EU) 2019/882, annex V).',
  blocks: [
    { kind: 'heading', id: 'use', text: 'What you can do here' },
    {
      kind: 'paragraph',
      text: 'You can find products, compare them, put them into a cart and order them, pay, follow an order, withdraw from a contract, and write to us. Search, cart, order and withdrawal also work without scripts. Prices, delivery times and warnings are text, never a picture alone, and colour is never the only sign.',
    },
    { kind: 'heading', id: 'checks', text: 'What is checked with each change' },
    {
      kind: 'table',
      caption: 'Checks that are run by programs with each change of the shop, by WCAG 2.2 at level AA and EN 301 549',
      columns: ['What is asked for', 'How it is checked'],
      rows: [
        [
          'The rules of WCAG that a program can check',
          'axe reads each state of each page in English, German and French; one violation stops the change',
        ],
        [
          'Everything by keyboard',
          'an order is placed from the search to the thanks without a mouse, and each form, dialog and listing is walked through',
        ],
        [
          'The focus is seen',
          'each stop has an outline, and nothing lies over it, also on a phone',
        ],
        [
          'Large letters and narrow screens',
          'each state of each page is measured at a width of 320 pixels and with letters of 200 %: nothing is cut off, nothing overlaps',
        ],
        [
          'Contrast',
          'each pair of colours that occurs reaches 4.5 for text and 3 for shapes, in the light and in the dark theme',
        ],
        [
          'Without scripts',
          'products are found and put into the cart, and a contract is withdrawn from',
        ],
      ],
    },
    { kind: 'heading', id: 'gaps', text: 'What is missing' },
    {
      kind: 'list',
      items: [
        'Programs find a part of all barriers. No independent body has examined the shop.',
        'Pictures and documents of makers are as we get them: some data sheets cannot be read out.',
        'Invoices and other documents are tagged for screen readers, but not certified by PDF/UA.',
        'The pages of payment providers are theirs.',
      ],
    },
    { kind: 'heading', id: 'contact', text: 'Tell us' },
    {
      kind: 'paragraph',
      text: 'Something does not work for you? Write to {email} or call {phone}: we answer, help you with your order, and mend it. If our answer does not help, you can turn to the Office for the surveillance of accessibility (OSAPS) in Luxembourg.',
    },
  ],
};
