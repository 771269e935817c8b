import type { ReactNode } from 'react';
import { createElement, lazy, Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { renderHtml } from './renderHtml.ts';

function Broken(): never {
  throw new Error('no words');
}

const page = (part: ReactNode) =>
  createElement(
    'main',
    null,
    createElement('h1', null, 'Relays'),
    createElement(Suspense, { fallback: createElement('p', null, 'Later') }, part),
  );

test('a page is rendered with its parts', async () => {
  const html = await renderHtml(page(createElement('p', null, 2, ' of ', 3)));
  expect(html).toBe('<main><h1>Relays</h1><!--$--><p>2<!-- --> of <!-- -->3</p><!--/$--></main>');
});

test('a part that fails leaves the rest of the page, and the error is written to the log', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const html = await renderHtml(page(createElement(Broken)));
  expect(html).toContain('<h1>Relays</h1>');
  expect(html).toContain('<p>Later</p>');
  expect(said.mock.calls.flat()).toContainEqual(new Error('no words'));
  said.mockRestore();
});

test('a part whose code is not loaded yet is waited for', async () => {
  const Late = lazy(async () => ({ default: () => createElement('p', null, 'There') }));
  expect(await renderHtml(page(createElement(Late)))).toContain('<p>There</p>');
});

test('a page that fails as a whole rejects', async () => {
  await expect(renderHtml(createElement(Broken))).rejects.toThrow('no words');
});
