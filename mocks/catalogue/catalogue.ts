import type { Product } from '@platine/domain/catalog/product.ts';
import { boards } from './boards.data.ts';
import { components } from './components.data.ts';
import { education } from './education.data.ts';
import type { CatalogueEntry } from './entry.ts';
import { lab } from './lab.data.ts';

/** The mock shop's products, in the order of their SKUs. Each stands for a case that a story or the contract suite needs. */
export const catalogue: readonly CatalogueEntry[] = [...components, ...boards, ...lab, ...education];

/** SKUs by case. */
export const mockSkus = {
  resistor: 100_010,
  minimumQuantityTen: 100_011,
  reducedWithLowestPrice: 100_121,
  reducedWithoutLowestPrice: 100_230,
  noDiscount: 100_231,
  englishOnly: 100_232,
  withoutAssets: 100_240,
  board: 110_300,
  limitedToThree: 110_301,
  presale: 110_302,
  expected: 110_310,
  longGermanName: 120_500,
  expensive: 120_511,
  notForSale: 120_520,
  school: 193_001,
  scarceSchool: 193_004,
  toyWithWarning: 193_100,
} as const;

/** A product of the mock catalogue. Throws for a SKU that is not in it. */
export function mockProduct(sku: number): Product {
  const found = catalogue.find(({ product }) => product.sku === sku);
  if (found === undefined) throw new Error(`The mock catalogue has no product ${sku}.`);
  return found.product;
}
