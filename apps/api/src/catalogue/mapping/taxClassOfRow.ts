import type { TaxClass } from '@platine/domain/money/taxClass.ts';
import { catalogueRates, fromPercent, lowestStandardRate, toPercent } from '@platine/domain/money/vatRates.ts';
import { fold } from '@platine/domain/search/words.ts';
import { CellError, textIn } from '../table/readCells.ts';
import { taxClassWords } from './headings.data.ts';
import type { Mapping } from './mapping.ts';
import type { NamedRow } from './tableReader.ts';

/** The class of a row; STANDARD where it says none. Throws CellError. */
export function taxClassOfRow(row: NamedRow, { COLUMNS }: Mapping): TaxClass {
  const stated = textIn(row.cell(COLUMNS.TAX_CLASS));
  if (stated === '') return 'STANDARD';
  const percent = Number(/^(\d{1,2}(?:[.,]\d{1,2})?)\s*%?$/.exec(stated)?.[1]?.replace(',', '.') ?? 0);
  // A list of net prices may name 0 for every product: a class of its own is written as a word.
  if (percent > 0) return fromPercent(percent) < lowestStandardRate ? 'REDUCED' : 'STANDARD';
  const named = taxClassWords.find(([, words]) => words.test(fold(stated)))?.[0];
  if (named === undefined) throw new CellError(`${COLUMNS.TAX_CLASS}: "${stated.slice(0, 40)}" is no tax class`);
  return named;
}

/** The factor that makes a price with Luxembourg VAT, as the catalogue has it, of one of the file. Throws CellError. */
export function vatFactor(map: Mapping, taxClass: TaxClass): number {
  return (1000 + catalogueRates[taxClass]) / (1000 + fromPercent(percentIn(map, taxClass)));
}

function percentIn({ VAT_PERCENT, REDUCED_VAT_PERCENT }: Mapping, taxClass: TaxClass): number {
  if (taxClass === 'ZERO') return 0;
  if (taxClass === 'STANDARD' || VAT_PERCENT === 0) return VAT_PERCENT;
  if (REDUCED_VAT_PERCENT !== undefined) return REDUCED_VAT_PERCENT;
  if (fromPercent(VAT_PERCENT) === catalogueRates.STANDARD) return toPercent(catalogueRates.REDUCED);
  throw new CellError(
    'TAX_CLASS REDUCED: the mapping does not say which VAT such prices contain (REDUCED_VAT_PERCENT)',
  );
}
