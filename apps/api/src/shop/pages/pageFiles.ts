import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@platine/domain/language/language.ts';
import { builtInLanguages, isBuiltIn, knownLanguages } from '@platine/domain/language/language.ts';
import { inLanguagesOf } from '@platine/domain/language/inLanguages.ts';
import type { PageName, ShopPage } from '@platine/domain/shop/pages/page.ts';
import { pageFileName } from '@platine/domain/shop/pages/pageFileName.ts';
import type { PageTexts, ShopPages } from '@platine/domain/shop/pages/pages.ts';
import { pageIn } from '@platine/domain/shop/pages/pages.ts';
import { languagesIn } from '../folderLanguages.ts';
import { readParts } from '../readParts.ts';
import { readText } from '../readYaml.ts';
import { ShopError } from '../shopError.ts';
import { parsePage } from './pageFile.ts';

/** Reads the pages of a shop's folder; one that it does not have is that of `otherwise`. Throws ShopError with each mistake. */
export function readPages(folder: string, otherwise: string): ShopPages {
  const read = (page: PageName) => () => readPage(folder, page, otherwise);
  return readParts<ShopPages>({
    shippingCosts: read('shippingCosts'),
    legal: read('legal'),
    cookies: read('cookies'),
    privacy: read('privacy'),
    gtc: read('gtc'),
    faq: read('faq'),
    revocation: read('revocation'),
    leSupport: read('leSupport'),
    accessibility: read('accessibility'),
  });
}

/** Whether a folder has a page in one of the program's languages. */
function hasPage(folder: string, page: PageName): boolean {
  return builtInLanguages.some((language) => existsSync(join(folder, pageFileName(page, language))));
}

/** The sample speaks the program's languages; the page in others is always the folder's. */
function readPage(folder: string, page: PageName, otherwise: string): PageTexts {
  const from = hasPage(folder, page) ? folder : otherwise;
  const languages = languagesIn(folder);
  const texts = inLanguagesOf(languages, (language) =>
    readIn(isBuiltIn(language) ? from : folder, { page, language, languages }),
  );
  const mistakes = languages.flatMap((language) => missingHeadings(page, language, texts));
  if (mistakes.length > 0) throw new ShopError(mistakes);
  return texts;
}

type Wanted = { readonly page: PageName; readonly language: Language; readonly languages: readonly Language[] };

function readIn(folder: string, { page, language, languages }: Wanted): ShopPage {
  const name = pageFileName(page, language);
  if (!existsSync(join(folder, name)))
    throw new ShopError([
      `${name} is missing: a page is there in all languages (${languages.join(', ')}), or in none.`,
    ]);
  return parsePage({ name, page, text: readText(folder, name) });
}

/** Headings have the same names in all languages, because addresses have them. */
function missingHeadings(page: PageName, language: Language, texts: PageTexts): string[] {
  const own = headingsOf(pageIn(texts, language));
  return knownLanguages
    .filter((other) => texts[other] !== undefined)
    .flatMap((other) =>
      headingsOf(pageIn(texts, other))
        .filter((id) => !own.includes(id))
        .map(
          (id) =>
            `${pageFileName(page, language)} has no heading {#${id}}, which ${pageFileName(page, other)} has: add it.`,
        ),
    );
}

function headingsOf({ blocks }: ShopPage): string[] {
  return blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
}
