import { expect, test } from 'vitest';
import { closeDocument, openBody, openData, openDocument } from '../document.ts';
import { contentHash } from './assets.ts';
import { securityHeaders } from './securityHeaders.ts';

const css = 'p{color:red}';
const headers = securityHeaders(contentHash(css));
const policy = new Map(
  headers['content-security-policy']?.split('; ').map((rule): [string, string] => {
    const [name = '', ...sources] = rule.split(' ');
    return [name, sources.join(' ')];
  }),
);

test('the policy allows the inline style and the three scripts of a document, and nothing else inline', () => {
  const page =
    openDocument({ language: 'EN', head: '', brand: null, ground: '' }) + css + openBody + openData([]) + closeDocument;
  const [, style = ''] = /<style>([^<]+)<\/style>/.exec(page) ?? [];
  const scripts = [...page.matchAll(/<script(?: type="speculationrules")?>([^<]+)<\/script>/g)].map(([, script = '']) =>
    contentHash(script),
  );
  expect(scripts).toHaveLength(3);
  expect(policy.get('script-src')).toBe(`'self' ${scripts.join(' ')}`);
  expect(policy.get('style-src')).toBe(`'self' ${contentHash(style)}`);
});

test.each([
  ['default-src', "'self'"],
  ['img-src', "'self' data:"],
  ['object-src', "'none'"],
  ['base-uri', "'none'"],
  ['form-action', "'self'"],
  ['frame-ancestors', "'none'"],
  ['require-trusted-types-for', "'script'"],
])('the policy’s %s is %s', (name, sources) => {
  expect(policy.get(name)).toBe(sources);
});

test('other sites get the origin as referrer at most', () => {
  expect(headers).toMatchObject({ 'referrer-policy': 'strict-origin-when-cross-origin' });
});
