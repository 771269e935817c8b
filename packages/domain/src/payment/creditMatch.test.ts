import { expect, test } from 'vitest';
import { matchCredit } from './creditMatch.ts';

const credit = { id: 'B1', date: '2026-11-23', cents: 8640, currency: 'EUR', text: '', payer: '' };
const weber = { orderNumber: '2026-100001', name: 'Camille Wéber', total: 8640 };
const rossi = { orderNumber: '2026-100002', name: 'Sofia de Rossi', total: 8640 };

test.each([
  ['a number with a space', 'order 2026 100002 thanks', '', ['2026-100002 number', '2026-100001 amount']],
  ['a number without its year', 'Rechnung 100002', '', ['2026-100002 number', '2026-100001 amount']],
  ['a longer number is another', 'Rechnung 7100002', '', ['2026-100001 amount', '2026-100002 amount']],
  ['the name of the payer, without its accent', 'lamp', 'WEBER C.', ['2026-100001 name', '2026-100002 amount']],
  ['the name in the text', 'for Rossi', '', ['2026-100002 name', '2026-100001 amount']],
  ['a particle is no name', 'de', '', ['2026-100001 amount', '2026-100002 amount']],
])('%s', (_, text, payer, expected) => {
  const found = matchCredit({ ...credit, text, payer }, [weber, rossi]);
  expect(found.map(({ orderNumber, hint }) => `${orderNumber} ${hint}`)).toEqual(expected);
});

test('record 0097: neither another amount nor another currency is proposed', () => {
  expect(matchCredit({ ...credit, text: '2026 100001' }, [{ ...weber, total: 8641 }])).toEqual([]);
  expect(matchCredit({ ...credit, currency: 'USD' }, [weber])).toEqual([]);
});

test('no more than three are proposed', () => {
  const many = ['1', '2', '3', '4'].map((end) => ({ ...weber, orderNumber: `2026-20000${end}` }));
  expect(matchCredit(credit, many)).toHaveLength(3);
});
