import { readOutline } from '../bmecat/bmecatRows.ts';
import { bmecatMapping } from './bmecatMapping.ts';
import type { Guess } from './guess.ts';
import { guessMapping } from './guess.ts';
import { sampleTable } from './sampleTable.ts';

/** Guesses how a CSV file, a workbook or a BMEcat catalogue is to be read. Throws CatalogueError. */
export async function guessFile(file: string): Promise<Guess> {
  const sample = await sampleTable(file);
  return sample.form.format === 'BMECAT'
    ? bmecatMapping(sample.columns, await readOutline(file))
    : guessMapping(sample);
}
