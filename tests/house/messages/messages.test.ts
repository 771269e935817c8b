import { mailWords } from '@platine/api/words/mailWords.data.ts';
import { documentWords } from '@platine/documents/words.data.ts';
import { words as sandboxWords } from '@platine/api/http/payments/sandboxWords.data.ts';
import { shopMessageKeys } from '@platine/domain/errors/shopMessages.ts';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fixture } from '../fixture.ts';
import { filesOf, read } from '../tree.ts';
import type { Catalogue } from './messages.ts';
import { badlySpaced, readCatalogue, textsIn, untranslated, unused, withDates } from './messages.ts';
import { sameWords } from './sameWords.ts';

/** The shop's words, and the desk's, which shoppers do not load. */
const folders = ['packages/ui/src/i18n/messages', 'packages/ui/src/desk/messages'];
const catalogue = (language: string): Catalogue =>
  Object.fromEntries(folders.flatMap((folder) => Object.entries(readCatalogue(read(folder, `${language}.json`)))));

/** The output of `formatjs verify` for a folder with en.json, de.json and fr.json; empty when it succeeds. */
function verify(messages: string): string {
  const program = join('node_modules', '@formatjs', 'cli', 'bin', 'formatjs');
  const checks = ['--missing-keys', '--extra-keys', '--structural-equality'];
  const files = ['en', 'de', 'fr']
    .map((language) => join(messages, `${language}.json`))
    .filter((file) => existsSync(file));
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [program, 'verify', '--source-locale', 'en', ...checks, ...files],
    { encoding: 'utf8' },
  );
  return status === 0 ? '' : stdout + stderr;
}

describe('the three languages have the same messages with the same placeholders', () => {
  it.each(folders)('in %s', (folder) =>
    expect(verify(folder), 'give all three files the same keys and placeholders').toBe(''),
  );

  it.each([
    { broken: 'a key is missing', de: '{"a":"A {b}"}', says: /Missing translation keys for locale de:\s+c/ },
    {
      broken: 'a key is too many',
      de: '{"a":"A {b}","c":"C","d":"D"}',
      says: /Extra translation keys for locale de:\s+d/,
    },
    { broken: 'a placeholder is another', de: '{"a":"A {x}","c":"C"}', says: /structurally different/ },
  ])('and it is found when $broken', ({ de, says }) => {
    expect(verify(fixture({ 'en.json': '{"a":"A {b}","c":"C"}', 'de.json': de }))).toMatch(says);
  });
});

describe('no message writes a date: it would be of the machine’s zone, and `formats.ts` knows the shop’s', () => {
  it.each(['en', 'de', 'fr'])('in %s.json', (language) => {
    expect(withDates(catalogue(language))).toEqual([]);
  });

  it('and one that does is found', () => {
    const texts = { a: 'From {day, date, long}', b: 'At {at, time}', c: '{date} {n, number}' };
    expect(withDates(texts)).toEqual(['a', 'b']);
  });
});

describe('no English is left in German or French', () => {
  it.each(['de', 'fr'] as const)('in %s.json', (language) => {
    const left = untranslated(catalogue('en'), catalogue(language)).filter((id) => !(id in sameWords[language]));
    expect(left, 'translate them, or list them in sameWords.ts with the reason').toEqual([]);
  });

  it.each(['de', 'fr'] as const)('and each exception for %s is still one', (language) => {
    const same = untranslated(catalogue('en'), catalogue(language));
    expect(Object.keys(sameWords[language]).filter((id) => !same.includes(id))).toEqual([]);
  });

  it('and a message left in English is found, one without words is not', () => {
    const english = {
      a: 'Cart',
      b: '{amount} × {price}',
      c: '{n, plural, one {# piece} other {# pieces}}',
      d: '{n, number}',
    };
    expect(untranslated(english, { ...english, a: 'Cart' })).toEqual(['a', 'c']);
  });
});

describe('French typography', () => {
  it('in fr.json', () =>
    expect(badlySpaced(catalogue('fr')), 'no-break space (U+00A0) before : ; ! ? » and after «').toEqual([]));

  it.each([
    { what: 'mails', words: mailWords.FR },
    { what: 'documents', words: documentWords.FR },
    { what: 'the sandbox provider', words: sandboxWords.FR },
  ])('in the words of $what', ({ words }) => expect(badlySpaced(textsIn(words))).toEqual([]));

  it.each([
    { text: 'Total : 5', bad: true },
    { text: 'Total: 5', bad: true },
    { text: 'Vraiment ?', bad: true },
    { text: '« neuf »', bad: true },
    { text: 'Total\u00A0: {n, plural, one {# pièce} other {# pièces}}', bad: false },
    { text: '«\u202F{name}\u202F» vraiment\u202F?', bad: false },
    { text: '{price, number, ::currency/EUR} à {time}', bad: false },
  ])('$text', ({ text, bad }) => {
    expect(badlySpaced({ a: text }).length === 1).toBe(bad);
  });
});

describe('the desk', () => {
  const sources = filesOf('.', 'packages/ui/src').filter((file) => /\.tsx?$/.test(file));
  const named = sources.flatMap((file) =>
    [...read('.', file).matchAll(/['"](desk\.\w+(?:\.\w+)*)['"]/g)].map(([, id]) => id),
  );

  it('names no message that it lacks: its ids are not checked by type', () => {
    const known = readCatalogue(read('packages/ui/src/desk/messages', 'en.json'));
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((id) => !Object.hasOwn(known, id ?? ''))).toEqual([]);
  });

  it('has no word in the files of shoppers', () => {
    const shops = readCatalogue(read('packages/ui/src/i18n/messages', 'en.json'));
    expect(Object.keys(shops).filter((id) => id.startsWith('desk.'))).toEqual([]);
  });
});

describe('no message is left over', () => {
  it('in this repository', () =>
    expect(
      unused('.', Object.keys(catalogue('en')), shopMessageKeys),
      'no source names them: use or remove them',
    ).toEqual([]));

  it('and one that no source names is found', () => {
    const root = fixture({
      'packages/ui/src/a.tsx': "f('cart.title'); f(`error.${name}`);",
      'packages/ui/src/a.stories.tsx': "f('cart.old')",
      'packages/ui/src/b.tsx': 'f(shopMessageKeys.gone)',
      'packages/domain/src/errors/shopMessages.ts': "{ gone: 'message.gone', lost: 'message.lost' }",
    });
    const ids = ['cart.title', 'error.unknown', 'cart.old', 'message.gone', 'message.lost'];
    const names = { gone: 'message.gone', lost: 'message.lost' };
    expect(unused(root, ids, names)).toEqual(['cart.old', 'message.lost']);
  });
});
