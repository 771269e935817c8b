import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CartLimitRules } from '@platine/domain/cart/limit.ts';
import { specifiedLimits } from '@platine/domain/cart/limit.ts';
import type { KicadFamily } from '@platine/domain/kicad/kicadFamily.ts';
import type { ShopWindow } from '@platine/domain/lists/shopWindow.ts';
import type { SynonymGroup } from '@platine/domain/search/synonyms.ts';
import type { InAddedLanguages } from '@platine/domain/language/inLanguages.ts';
import { addedLanguages, languagesIn } from './folderLanguages.ts';
import type { FolderShop } from './folderShop.ts';
import { readBrand } from './readBrand.ts';
import { readYaml } from './readYaml.ts';
import { carriersFile, fromCarriersFile } from './carriersFile.ts';
import { deliveryFile, fromDeliveryFile } from './deliveryFile.ts';
import { fromKicadFile, kicadFile } from './kicadFile.ts';
import { fromLimitsFile, limitsFile } from './limitsFile.ts';
import { fromNoticeFile, noticeFile, noticeFileName } from './noticeFile.ts';
import { readNotices } from './noticeFiles.ts';
import { fromPaymentFile, paymentFile, paymentTerms } from './paymentFile.ts';
import { readPages } from './pages/pageFiles.ts';
import { readParts } from './readParts.ts';
import { fromShippingFile, labelCodesOf, shippingFile } from './shippingFile.ts';
import { fromShopFile, shopFile } from './shopFile.ts';
import { fromStartFile, startFile } from './startFile.ts';
import { fromSynonymsFile, synonymsFile } from './synonymsFile.ts';
import { ShopError } from './shopError.ts';
import { sampleShopFolder } from './sampleShop.ts';
import { readTranslations } from './translations/readTranslations.ts';
import type { Translation, Translations } from './translations/translation.ts';
import { fromVatFile, vatFile } from './vatFile.ts';

/** Reads who runs the shop: the whole folder takes a quarter of a second, in which a process does nothing else. Throws ShopError. */
export function readShopFile(folder: string): ReturnType<typeof fromShopFile> {
  return fromShopFile(readYaml(folder, 'shop.yaml', shopFile));
}

/** Reads and checks a shop's folder. Throws ShopError with every mistake that it finds. */
export function readShop(folder: string): FolderShop {
  const { shop, prices, shipping, payment, ...parts } = readParts({
    shop: () => readShopFile(folder),
    prices: () => fromDeliveryFile(readYaml(folder, 'delivery.yaml', deliveryFile)),
    shipping: () => readYaml(ownOrSample(folder, 'shipping.yaml'), 'shipping.yaml', shippingFile),
    carriers: () =>
      fromCarriersFile(
        readYaml(has(folder, 'carriers.yaml') ? folder : sampleShopFolder, 'carriers.yaml', carriersFile),
      ),
    payment: () => fromPaymentFile(readYaml(ownOrSample(folder, 'payment.yaml'), 'payment.yaml', paymentFile)),
    vatRates: () => fromVatFile(readYaml(has(folder, 'vat.yaml') ? folder : sampleShopFolder, 'vat.yaml', vatFile)),
    pages: () => readPages(folder, sampleShopFolder),
    notice: () => (has(folder, noticeFileName) ? fromNoticeFile(readYaml(folder, noticeFileName, noticeFile)) : null),
    brand: () => readBrand(folder),
    guaranteeNotices: () => readNotices(folder),
    synonyms: () => readSynonyms(folder),
    kicad: () => readKicad(folder),
    limits: () => readLimits(folder),
    shopWindow: () => readWindow(folder),
    translations: () => readTranslations(folder),
  });
  const { translations } = parts;
  return {
    ...shop,
    delivery: { ...prices, methods: fromShippingFile(shipping) },
    labels: labelCodesOf(shipping),
    payment: paymentTerms(payment, {
      means: shop.saferpayMeans,
      words: wordsOf(translations, ({ payment: words }) => words),
    }),
    languages: languagesIn(folder),
    guaranteeWords: wordsOf(translations, ({ guarantee }) => guarantee),
    facetWords: wordsOf(translations, ({ facets }) => facets),
    drawingWords: wordsOf(translations, ({ drawings }) => drawings),
    ...parts,
  };
}

/** Some of the words of each added language. */
function wordsOf<Words>(
  translations: Translations,
  pick: (translation: Translation) => Words,
): InAddedLanguages<Words> {
  return Object.fromEntries(Object.entries(translations).map(([language, words]) => [language, pick(words)]));
}

function has(folder: string, name: string): boolean {
  return existsSync(join(folder, name));
}

/** A folder of before a file has what the sample says in it. Throws ShopError for one with languages that the sample does not speak. */
function ownOrSample(folder: string, name: string): string {
  if (has(folder, name)) return folder;
  const [added] = addedLanguages(folder);
  if (added === undefined) return sampleShopFolder;
  throw new ShopError([`${name} is missing: the sample’s has no ${added}, so copy it and add its texts.`]);
}

/** A folder of before this file, or of a shop that needs none, lacks it. */
function readSynonyms(folder: string): readonly SynonymGroup[] {
  const name = 'synonyms.yaml';
  return has(folder, name) ? fromSynonymsFile(readYaml(folder, name, synonymsFile)) : [];
}

/** The specification's limits hold for a folder without this file. */
function readLimits(folder: string): CartLimitRules {
  const name = 'limits.yaml';
  return has(folder, name) ? fromLimitsFile(readYaml(folder, name, limitsFile)) : specifiedLimits;
}

/** A shop without this file offers nothing to KiCad. */
function readKicad(folder: string): readonly KicadFamily[] {
  const name = 'kicad.yaml';
  return has(folder, name) ? fromKicadFile(readYaml(folder, name, kicadFile)) : [];
}

const noWindow: ShopWindow = { intro: null, shortcuts: [], projects: [] };

/** A shop without this file shows neither shortcuts nor projects. */
function readWindow(folder: string): ShopWindow {
  const name = 'start.yaml';
  return has(folder, name) ? fromStartFile(readYaml(folder, name, startFile)) : noWindow;
}
