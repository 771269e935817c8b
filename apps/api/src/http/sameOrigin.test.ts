import { expect, test } from 'vitest';
import { isSameOrigin } from './sameOrigin.ts';

const publicOrigin = 'https://shop.example';

test.each<[method: string, headers: Record<string, string>, allowed: boolean]>([
  ['POST', { 'sec-fetch-site': 'same-origin' }, true],
  ['POST', { 'sec-fetch-site': 'same-site' }, false],
  ['POST', { 'sec-fetch-site': 'cross-site' }, false],
  ['POST', { 'sec-fetch-site': 'none' }, false],
  ['GET', { 'sec-fetch-site': 'none' }, true],
  ['GET', { 'sec-fetch-site': 'cross-site' }, false],
  ['POST', { 'sec-fetch-site': 'cross-site', origin: publicOrigin }, false],
  ['POST', { origin: publicOrigin }, true],
  ['POST', { origin: 'http://inside:3000' }, true],
  ['POST', { origin: 'http://shop.example' }, false],
  ['POST', { origin: 'https://shop.example.evil' }, false],
  ['POST', { origin: 'null' }, false],
  ['POST', {}, true],
])('D3: %s with %j: %s', (method, headers, allowed) => {
  expect(isSameOrigin(new Request('http://inside:3000/api/x', { method, headers }), publicOrigin)).toBe(allowed);
});
