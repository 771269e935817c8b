import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { messageGroupOf, screenGroups } from '@platine/storefront/firstScreens.ts';
import english from '@platine/ui/i18n/messages/en.json' with { type: 'json' };
import { messagesIn } from '../../../packages/ui/build/messagesIn.ts';
import { reachOf, reachWithParts } from '../../../packages/ui/build/reach.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const ids = Object.keys(english);
const read = (files: Iterable<string>) =>
  [...files].filter((file) => !file.endsWith('.css')).map((file) => readFileSync(file, 'utf8'));

const ours = globSync('{packages/ui,packages/domain,apps/storefront}/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.(?:stories|test|testing|d)\.tsx?$/.test(file))
  .map((file) => root + file);

describe('which words come first', () => {
  test('every message is asked for in a way that the division sees: none can be missing from what comes first', () => {
    const seen = messagesIn(read(ours), ids);
    expect(ids.filter((id) => !seen.has(id))).toEqual([]);
  });

  test('an id that is written out, one of a template, and no other', () => {
    const source = "id: 'cart.title' `cartMessage.${reason}` `page.${name}.title` 'cart.titles' `page.${name}`";
    const known = [
      'cart.title',
      'cart.text',
      'cartMessage.network',
      'page.start.title',
      'page.start.text',
      'pages.title',
    ];
    expect([...messagesIn([source], known)]).toEqual([
      'cart.title',
      'cartMessage.network',
      'page.start.title',
      'page.start.text',
    ]);
    expect([...messagesIn(['`page.${name}.title`'], known)]).toEqual(['page.start.title']);
  });

  const wordsOf = (names: readonly string[]) =>
    messagesIn(read(reachOf(names.map((name) => `${root}packages/ui/src/screens/${name}/${name}.tsx`))), ids);

  test('the words of a first screen and of what it imports come first, those of a dialog do not', () => {
    const first = wordsOf(screenGroups.first);
    expect(first.has('addToCart.add')).toBe(true);
    expect([...first].filter((id) => id.startsWith('loginDialog.') || id.startsWith('checkout'))).toEqual([]);
  });

  test('cart and checkout have the words of their forms, and none of the account or of a listing', () => {
    const buying = wordsOf(screenGroups.buying);
    expect(['cartScreen.title', 'field.street', 'checkoutScreen.title'].filter((id) => !buying.has(id))).toEqual([]);
    expect([...buying].filter((id) => /^(?:accountScreen|listingPage|facet)\./.test(id))).toEqual([]);
  });

  test('a page starts with the words of its screen’s group', () => {
    expect(messageGroupOf('/ProductScreen/ProductScreen.tsx')).toBe('first');
    expect(messageGroupOf('/CheckoutScreen/CheckoutScreen.tsx')).toBe('buying');
    expect(messageGroupOf('/CheckoutDoneScreen/CheckoutDoneScreen.tsx')).toBe('all');
  });
});

test('each part that the server renders has its words among `parts`; what is opened later has not', () => {
  const screens = screenGroups.first.map((name) => `packages/ui/src/screens/${name}/${name}.tsx`);
  const begun = ['apps/storefront/src/entry-client.tsx', ...screens].map((file) => root + file);
  const reached = new Set([...reachWithParts(begun)].map((file) => file.slice(root.length)));
  const named = ['CurrentPage.tsx', 'lazyScreen.tsx'].map((name) => `apps/storefront/src/${name}`);
  expect(named.filter((file) => !reached.has(file))).toEqual([]);
  const parts = [
    'apps/storefront/src/metadata/PageHead.tsx',
    'packages/ui/src/chrome/ChunkLoading/ChunkLoading.tsx',
    'packages/ui/src/chrome/ShopFrame/ShopFooter.tsx',
    'packages/ui/src/chrome/ShopNotices.tsx',
    'packages/ui/src/queries/suggestions.ts',
    'packages/ui/src/screens/ListingPage/ListingPages.tsx',
    'packages/ui/src/screens/ProductScreen/ProductDetails.tsx',
    'packages/ui/src/screens/ProductScreen/Variants.tsx',
    'packages/ui/src/screens/StartScreen/StartWindow.tsx',
  ];
  expect(parts.filter((file) => !reached.has(file))).toEqual([]);
  expect([...reached].filter((file) => /LoginPanel|SettingsDialog|AccountScreen\./.test(file))).toEqual([]);
});

describe('what comes with a file', () => {
  const reached = [...reachOf([`${root}packages/ui/src/dialogs/useSessionDialogs.tsx`])].map((file) =>
    file.slice(root.length),
  );

  test('imports of values over several lines and packages', () => {
    expect(reached).toContain('packages/ui/src/components/Toast/Toast.module.css');
  });

  test('neither what is imported later nor types', () => {
    expect(reached).not.toContain('packages/ui/src/dialogs/SettingsDialog/SettingsDialog.tsx');
    expect(reached).not.toContain('packages/ui/src/dialogs/SessionDialogs.tsx');
  });
});

test('what is imported later brings its words with it', () => {
  // Content is text itself, and the forms' rules only name codes; no shopper loads the desk.
  const wordless = /\/ui\/src\/desk\/|\/(?:content\/loadContent|i18n\/loadMessages|forms\/formResolver)\.ts$|\/apps\//;
  const imports = ours
    .filter((file) => !wordless.test(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => /\bimport\('/.test(line))
        .map((line) => `${file.slice(root.length)}: ${line.trim()}`),
    );
  const later = imports.filter(
    (line) => !/\b(?:loadWithWords|lazyPart|rarePart|lazyOnDemand)\(\(\) => import/.test(line),
  );
  expect(readFileSync(`${root}packages/ui/src/i18n/lazyPart.tsx`, 'utf8')).toContain('loadWithWords(');
  expect(imports.length).toBeGreaterThan(4);
  expect(later).toEqual([]);
});
