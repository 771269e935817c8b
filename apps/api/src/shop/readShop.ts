import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CartLimitRules } from '@platine/domain/cart/limit.ts';
import { specifiedLimits } from '@platine/domain/cart/limit.ts';
import type { KicadFamily } from '@platine/domain/kicad/kicadFamily.ts';
import type { SynonymGroup } from '@platine/domain/search/synonyms.ts';
import type { Shop } from '@platine/domain/shop/shop.ts';
import { readYaml } from './readYaml.ts';
import { deliveryFile, fromDeliveryFile } from './deliveryFile.ts';
import { fromKicadFile, kicadFile } from './kicadFile.ts';
import { fromLimitsFile, limitsFile } from './limitsFile.ts';
import { readNotices } from './noticeFiles.ts';
import { ShopError } from './shopError.ts';
import { fromShopFile, shopFile } from './shopFile.ts';
import { fromSynonymsFile, synonymsFile } from './synonymsFile.ts';

/** The folder of the sample shop, which a shop is until `SHOP_DIR` names its own. */
export const sampleShopFolder = fileURLToPath(new URL('../../sample/shop', import.meta.url));

/** Reads and checks a shop's folder. Throws ShopError with every mistake that it finds. */
export function readShop(folder: string): Shop {
  const mistakes: string[] = [];
  const shop = orMistakes(mistakes, () => fromShopFile(readYaml(folder, 'shop.yaml', shopFile)));
  const delivery = orMistakes(mistakes, () => fromDeliveryFile(readYaml(folder, 'delivery.yaml', deliveryFile)));
  const guaranteeNotices = orMistakes(mistakes, () => readNotices(folder));
  const synonyms = orMistakes(mistakes, () => readSynonyms(folder));
  const kicad = orMistakes(mistakes, () => readKicad(folder));
  const limits = orMistakes(mistakes, () => readLimits(folder));
  const isWhole = shop !== null && delivery !== null && guaranteeNotices !== null;
  if (!isWhole || synonyms === null || kicad === null || limits === null) throw new ShopError(mistakes);
  return { ...shop, delivery, guaranteeNotices, synonyms, kicad, limits };
}

/** A folder of before this file, or of a shop that needs none, lacks it. */
function readSynonyms(folder: string): readonly SynonymGroup[] {
  const name = 'synonyms.yaml';
  return existsSync(join(folder, name)) ? fromSynonymsFile(readYaml(folder, name, synonymsFile)) : [];
}

/** The specification's limits hold for a folder without this file. */
function readLimits(folder: string): CartLimitRules {
  const name = 'limits.yaml';
  return existsSync(join(folder, name)) ? fromLimitsFile(readYaml(folder, name, limitsFile)) : specifiedLimits;
}

/** A shop without this file offers nothing to KiCad. */
function readKicad(folder: string): readonly KicadFamily[] {
  const name = 'kicad.yaml';
  return existsSync(join(folder, name)) ? fromKicadFile(readYaml(folder, name, kicadFile)) : [];
}

/** Notes the mistakes of a file and answers null, so that those of all files are told at once. */
function orMistakes<Value>(mistakes: string[], read: () => Value): Value | null {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    mistakes.push(...error.sentences);
    return null;
  }
}
