import { expect, test } from 'vitest';
import { complaintsIn } from './serverLog.ts';

const line = (more: object) => JSON.stringify({ time: '2026-11-21T12:00:00.000Z', ...more });

test.each([
  'Platine is open at http://localhost:3000 (Ctrl-C closes it).',
  line({ event: 'warning', message: 'No SMTP_URL is set: mails are kept and shown at http://localhost:3000/outbox/.' }),
  line({ event: 'request', id: '1', method: 'GET', route: '*', status: 404, ms: 1 }),
])('a server in good order writes %s', (quiet) => {
  expect(complaintsIn(`[PLUGIN_TIMINGS] slow\nBuilt the storefront.\n${quiet}\n`)).toEqual([]);
});

test.each([
  line({ event: 'request', id: '1', method: 'GET', route: '/', status: 503, ms: 1 }),
  line({ event: 'crash', id: '1', route: '/', error: 'Error', stack: [] }),
  line({ event: 'warning', message: 'Something else' }),
  'Warning: Each child in a list should have a unique "key" prop.',
  '    at file:///shop/apps/api/src/app.ts:1:1',
])('a complaint is %s', (loud) => {
  expect(complaintsIn(`Platine is open at http://localhost:3000.\n${loud}\nnot yet who`)).toEqual([loud]);
});
