import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Guess } from '../../catalogue/mapping/guess.ts';
import { guessFile } from '../../catalogue/mapping/guessFile.ts';
import type { Mapping } from '../../catalogue/mapping/mapping.ts';
import { missingIn } from '../../catalogue/mapping/mapping.ts';
import { CatalogueError } from '../../catalogue/readCatalogue.ts';
import type { Output } from '../command.ts';

/** Writes the mapping file of a table beside it. Answers the exit code: 1 when an import would lack something. Never overwrites a file, which may have been edited. */
export async function makeMapping(table: string, output: Output): Promise<number> {
  const guess = await guessFile(table);
  const map = await askForMissing(guess, output);
  const file = `${table.replace(/\.\w+$/, '')}.map.json`;
  await writeFile(file, `${JSON.stringify(map, null, 2)}\n`, { flag: 'wx' }).catch(() => {
    throw new CatalogueError(`${file} cannot be written: move it away if it is there already.`);
  });
  for (const line of guess.assumed) output.say(`Look at it: ${line}`);
  if (guess.unused.length > 0) output.say(`Nothing is made of: ${guess.unused.join(', ')}.`);
  const missing = missingIn(map);
  for (const what of missing) output.complain(`No column was found for ${what}: name it in the mapping file.`);
  output.say(`${file} written. Try it: pnpm catalogue check ${basename(table)} --map ${basename(file)}`);
  return missing.length === 0 ? 0 : 1;
}

/** A question for each part that an import cannot do without; its answer is one of the columns that are left. */
async function askForMissing({ map, unused }: Guess, { ask, say }: Output): Promise<Mapping> {
  if (ask === null || unused.length === 0) return map;
  let asked = map;
  for (const [part, withColumn] of answers) {
    if (!missingIn(asked).some((what) => what.includes(part))) continue;
    say(unused.map((column, index) => `${index + 1}  ${column}`).join('\n'));
    const column = unused[Number(await ask(`Which column is ${part}? Its number, or nothing: `)) - 1];
    if (column !== undefined) asked = withColumn(asked, column);
  }
  return asked;
}

const answers: readonly (readonly [part: string, withColumn: (map: Mapping, column: string) => Mapping])[] = [
  ['ARTICLE_NUMBER', (map, column) => ({ ...map, COLUMNS: { ...map.COLUMNS, ARTICLE_NUMBER: column } })],
  ['NAME', (map, column) => ({ ...map, NAME: { [map.LANGUAGE]: column } })],
  ['PRICES', (map, column) => ({ ...map, PRICES: [{ COLUMN: column, AMOUNT: 1 }] })],
  ['CATEGORIES', (map, column) => ({ ...map, CATEGORIES: { ...map.CATEGORIES, COLUMNS: [column] } })],
];
