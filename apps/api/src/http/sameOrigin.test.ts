import { expect, test } from 'vitest';
import { isOpenedFromElsewhere, isSameOrigin } from './sameOrigin.ts';

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

test.each<[headers: Record<string, string>, elsewhere: boolean]>([
  [{ 'sec-fetch-site': 'cross-site' }, true],
  [{ 'sec-fetch-site': 'same-site' }, true],
  [{ 'sec-fetch-site': 'same-origin' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ 'sec-fetch-site': 'cross-site', referer: `${publicOrigin}/` }, true],
  [{ 'sec-fetch-site': 'none', referer: 'https://evil.example/' }, false],
  [{ referer: 'https://evil.example/' }, true],
  [{ referer: 'https://shop.example.evil/' }, true],
  [{ referer: `${publicOrigin}/search?q=led` }, false],
  [{ referer: 'http://inside:3000/' }, false],
  [{ origin: 'null' }, true],
  [{ origin: 'https://evil.example', referer: `${publicOrigin}/` }, true],
  [{}, false],
])('D20: a page asked for with %j is opened from elsewhere: %s', (headers, elsewhere) => {
  expect(isOpenedFromElsewhere(new Request('http://inside:3000/?lang=fr', { headers }), publicOrigin)).toBe(elsewhere);
});
