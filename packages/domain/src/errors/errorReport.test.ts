import { expect, test } from 'vitest';
import { maximumPlaces, reportOfError, reportedPage } from './errorReport.ts';

const failed = (stack: string, message = 'no zip code for max@example.lu') =>
  Object.assign(new TypeError(message), { stack });

test.each([
  [
    'Chrome',
    'TypeError: no zip code for max@example.lu\n    at add (https://shop.example/assets/cart-Ab_1.js:1:20)\n    at async https://shop.example/assets/index.js?v=2:3:4',
  ],
  [
    'Firefox',
    'add@https://shop.example/assets/cart-Ab_1.js:1:20\nasync*@https://shop.example/assets/index.js?v=2:3:4\n',
  ],
])('spec §8: an error is reported by its class and the places of its stack, without its message: %s', (_, stack) => {
  expect(reportOfError(failed(stack))).toEqual({
    name: 'TypeError',
    places: ['cart-Ab_1.js:1:20', 'index.js:3:4'],
  });
});

test('a message that looks like a place is not reported either', () => {
  const message = 'max.js:12:34';
  expect(reportOfError(failed(`TypeError: ${message}\n    at a.js:1:2`, message)).places).toEqual(['a.js:1:2']);
});

test.each([
  [undefined, 'undefined'],
  ['max@example.lu', 'string'],
  [{ email: 'max@example.lu' }, 'object'],
])('another thrown value is reported by its type: %o', (thrown, name) => {
  expect(reportOfError(thrown)).toEqual({ name, places: [] });
});

test.each([
  ['at add (https://shop.example/src/cart.ts:12:345)', ['cart.ts:12:345']],
  ['at add (https://shop.example/src/Cart.tsx:12:345)', ['Cart.tsx:12:345']],
  ['at add (https://shop.example/index.mjs:12:345)', ['index.mjs:12:345']],
  [`at add (https://shop.example/${'x'.repeat(200)}.js:12:345)`, [`${'x'.repeat(110)}.js:12:345`]],
  ['at add (native)', []],
])('the place of "%s"', (stack, places) => {
  expect(reportOfError(failed(stack)).places).toEqual(places);
});

test('a report is bounded', () => {
  const error = failed('at a.js:1:2\n'.repeat(1000));
  error.name = `max@example.lu ${'x'.repeat(1000)}`;
  const { name, places } = reportOfError(error);
  expect([name.length, places.length]).toEqual([120, maximumPlaces]);
  expect(reportOfError(Object.assign(new Error('none'), { name: '@', stack: undefined }))).toEqual({
    name: 'Error',
    places: [],
  });
});

test.each([
  ['/', '/'],
  ['/product/4711', '/product'],
  ['/activate/3f2a91', '/activate'],
  ['/max@example.lu', '/maxexamplelu'],
  ['', '/'],
  ['product', '/'],
  [`/${'x'.repeat(200)}`, `/${'x'.repeat(120)}`],
])('the page %s is reported as %s', (path, page) => {
  expect(reportedPage(path)).toBe(page);
});
