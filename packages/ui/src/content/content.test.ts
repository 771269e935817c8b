import { languages } from '@platine/domain/language/language.ts';
import type { Language } from '@platine/domain/language/language.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';
import { shopFactsOf } from '@platine/domain/shop/shop.ts';
import { createIntl } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { loadMessages } from '../i18n/loadMessages.ts';
import { locales, timeZone } from '../i18n/locales.ts';
import type { Block, Content, ContentPage } from './content.ts';
import { contentPaths } from './content.ts';
import { contentFacts, fillIn, place } from './contentFacts.ts';
import { loadContent } from './loadContent.ts';

const pages: readonly ContentPage[] = [
  'shippingCosts',
  'legal',
  'cookies',
  'privacy',
  'gtc',
  'faq',
  'revocation',
  'leSupport',
  'accessibility',
];
const written = pages.flatMap((page) => languages.map((language) => ({ page, language })));

/** Every text of a page, wherever it stands in it. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    ['kind', 'id', 'topic'].includes(key) ? [] : textsOf(inner),
  );
}

/** The date and the structure, which a text must have in common with its translations. */
function shapeOf({ changed, blocks }: Content) {
  return { changed, blocks: blocks.map((block) => shapeOfBlock(block)) };
}

function shapeOfBlock({ audience = 'ALL', ...block }: Block): string {
  return `${kindOfBlock(block)} for ${audience}`;
}

function kindOfBlock(block: Block): string {
  if (block.kind === 'heading') return `heading ${block.id}`;
  if (block.kind === 'list') return `list of ${block.items.length}`;
  if (block.kind === 'contactLink') return `contact about ${block.topic}`;
  if (block.kind === 'table') return `table of ${block.rows.map((row) => row.length).join()}`;
  if (block.kind === 'paymentMethods') return `payment ${Object.keys(block.notes).join()}`;
  return block.kind;
}

/** Places that the blocks themselves fill. */
const filledByBlocks = ['from', 'to', 'threshold', 'country', 'countries', 'weight'];

async function unknownPlaces(content: Content, language: Language): Promise<string[]> {
  const intl = createIntl({ locale: locales[language], messages: await loadMessages(language), timeZone });
  const known = [
    ...Object.keys(contentFacts(intl, shopFactsOf(exampleShop))),
    ...pages.map((page) => `to.${page}`),
    ...filledByBlocks,
  ];
  return textsOf(content)
    .flatMap((text) => [...text.matchAll(new RegExp(place, 'g'))].map(([, name = '']) => name))
    .filter((name) => !known.includes(name));
}

describe('the information pages', () => {
  test('spec §2: each has its path', () => {
    expect(Object.keys(contentPaths).toSorted()).toEqual(pages.toSorted());
    expect(Object.values(contentPaths)).toEqual([
      '/shipping_costs',
      '/legal',
      '/cookies',
      '/privacy',
      '/gtc',
      '/faq',
      '/revocation',
      '/le_support',
      '/accessibility',
    ]);
  });

  test.each(written)('$page in $language names only what is known of the shop', async ({ page, language }) => {
    expect(await unknownPlaces(await loadContent(page, language), language)).toEqual([]);
  });

  test('an unknown name is found, and stays to be seen', async () => {
    const content: Content = { changed: '2026-01-01', intro: 'At {nowhere}', blocks: [] };
    expect(await unknownPlaces(content, 'EN')).toEqual(['nowhere']);
    expect(fillIn('At {nowhere} or {here}', { here: 'home' })).toBe('At {nowhere} or home');
  });

  test.each(pages)('%s says the same in every language', async (page) => {
    const contents = await Promise.all(languages.map((language) => loadContent(page, language)));
    const [english, german, french] = contents.map((content) => shapeOf(content));
    expect(german).toEqual(english);
    expect(french).toEqual(english);
  });

  test.each(pages)(
    '%s keeps the spaces of French, says “Sie” in German, and has typographic apostrophes',
    async (page) => {
      const [english, german, french] = await Promise.all(
        languages.map(async (language) => textsOf(await loadContent(page, language)).join('\n')),
      );
      expect(french).not.toMatch(/(?<![\u00A0\u202F/]|https)[:;!?»](?!\/\/)(?=\s|$)|«(?![\u00A0\u202F])/mu);
      expect(german).not.toMatch(/\b(?:du|dich|dir|dein\w*)\b/i);
      for (const text of [english, german, french]) expect(text).not.toContain("'");
    },
  );
});
