import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtInLanguages } from '@platine/domain/language/language.ts';
import type { PageBlock } from '@platine/domain/shop/pages/page.ts';
import { pageNames } from '@platine/domain/shop/pages/page.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { removeTestFolders, testFolder } from '../../../testing/testFolder.ts';
import { readShop } from '../readShop.ts';
import { sampleShopFolder } from '../sampleShop.ts';

afterAll(removeTestFolders);

function sampleCopy(): string {
  const folder = testFolder();
  cpSync(sampleShopFolder, folder, { recursive: true });
  return folder;
}

function change(folder: string, file: string, from: string, to: string): string {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`The sample has no ${from}.`);
  writeFileSync(path, text.replace(from, to));
  return folder;
}

describe('pages are files of the shop’s folder', () => {
  test('a page of the folder takes the place of the sample’s, the others stay', () => {
    const folder = change(sampleCopy(), 'pages/gtc.de.md', 'Diese Bedingungen', 'Unsere Bedingungen');
    rmSync(join(folder, 'pages/faq.de.md'));
    rmSync(join(folder, 'pages/faq.en.md'));
    rmSync(join(folder, 'pages/faq.fr.md'));
    const { pages } = readShop(folder);
    expect(pages.gtc.DE.intro).toMatch(/^Unsere Bedingungen/);
    expect(pages.faq).toEqual(readShop(sampleShopFolder).pages.faq);
  });

  test('a page in two languages is refused', () => {
    const folder = sampleCopy();
    rmSync(join(folder, 'pages/gtc.fr.md'));
    expect(() => readShop(folder)).toThrow(
      'pages/gtc.fr.md is missing: a page is there in all languages (EN, DE, FR), or in none.',
    );
  });

  test('a heading that one language lacks is named', () => {
    const folder = change(sampleCopy(), 'pages/gtc.fr.md', '{#repair}', '{#reparation}');
    expect(() => readShop(folder)).toThrow(
      /^pages\/gtc\.en\.md has no heading \{#reparation\}, which pages\/gtc\.fr\.md has: add it\.\n.*\n.*pages\/gtc\.fr\.md has no heading \{#repair\}/,
    );
  });
});

/** Structure, which a text of the sample has in common with its translations. */
function shapeOf(block: PageBlock): string {
  const { audience = 'ALL' } = block;
  if (block.kind === 'heading') return `heading ${block.id}`;
  if (block.kind === 'list') return `list of ${block.items.length}`;
  if (block.kind === 'table') return `table of ${block.rows.map((row) => row.length).join()}`;
  if (block.kind === 'paymentMethods') return `payment ${Object.keys(block.notes).join()}`;
  return `${block.kind} for ${audience}`;
}

describe('the sample’s pages', () => {
  const { pages } = readShop(sampleShopFolder);

  test.each(pageNames)('%s says the same in every language', (page) => {
    const [english, german, french] = builtInLanguages.map((language) => {
      const { changed, blocks } = pages[page][language];
      return { changed, blocks: blocks.map((block) => shapeOf(block)) };
    });
    expect(german).toEqual(english);
    expect(french).toEqual(english);
  });

  test.each(pageNames)(
    '%s keeps the spaces of French, says “Sie” in German, and has typographic apostrophes',
    (page) => {
      const [english = '', german = '', french = ''] = builtInLanguages.map((language) =>
        textsOf(pages[page][language]).join('\n'),
      );
      expect(french).not.toMatch(/(?<![\u00A0\u202F/]|https)[:;!?»](?!\/\/)(?=\s|$)|«(?![\u00A0\u202F])/mu);
      expect(german).not.toMatch(/\b(?:du|dich|dir|dein\w*)\b/i);
      for (const text of [english, german, french]) expect(text).not.toContain("'");
    },
  );
});

/** Every text of a page, wherever it stands in it. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    ['kind', 'id', 'topic'].includes(key) ? [] : textsOf(inner),
  );
}
