import { basename } from 'node:path';
import { readMapping } from '../../catalogue/mapping/mapping.ts';
import { priceUpdates, stockUpdates } from '../../catalogue/updates/updateLines.ts';
import { updatePrices } from '../../catalogue/updates/updatePrices.ts';
import type { UpdateReport } from '../../catalogue/updates/updateReport.ts';
import { changeStock, setStock } from '../../catalogue/updates/updateStock.ts';
import type { ShopContext } from '../command.ts';
import type { CatalogueCommand } from './command.ts';
import { mostShown } from './reportText.ts';

/** Sets prices or stock from a file. Answers the exit code: 1 when a line was refused. */
export async function update(command: CatalogueCommand, shop: ShopContext): Promise<number> {
  const { changed, unchanged, refused, refusals, repeated } = await updateBy(command, shop);
  const { say } = shop.output;
  for (const { file, line, reason } of refusals.slice(0, mostShown)) say(`Refused: ${file}, line ${line}: ${reason}`);
  if (refused > mostShown) say(`… and ${refused - mostShown} more refused lines.`);
  if (repeated) say(`${command.difference} was applied before: nothing is changed.`);
  else if (command.difference !== null && refused > 0)
    say('Nothing is changed: a document is applied whole or not at all.');
  else say(`${changed} products changed, ${unchanged} unchanged; ${refused} lines refused.`);
  return refused > 0 ? 1 : 0;
}

async function updateBy(command: CatalogueCommand, { db, clock }: ShopContext): Promise<UpdateReport> {
  const { action, path, difference } = command;
  const source = { path, map: command.map === null ? null : await readMapping(command.map) };
  const [file, now] = [basename(path), clock()];
  if (action === 'prices') return updatePrices(db, priceUpdates(db, source), { file, now });
  const lines = stockUpdates(db, source);
  return difference === null ? setStock(db, lines, file) : changeStock(db, lines, { id: difference, now, file });
}
