import type { DeskStructure } from '@platine/domain/desk/deskStructure.ts';
import { entriesOf } from '@platine/domain/desk/deskStructure.ts';
import { structureKinds } from '@platine/domain/desk/structureEdit.ts';
import { readDeskStructure } from '../../catalogue/edits/deskStructure.ts';
import type { Command, ShopContext } from '../command.ts';
import { noReasonText } from '../press.ts';
import { act } from './act.ts';
import type { StructureCommand } from './command.ts';
import { commandOf } from './command.ts';
import { doneText, notDoneText } from './endText.ts';
import { listText, showText } from './structureText.ts';
import { usage } from './usage.ts';
import { changeText, missingText } from './words.ts';

/** Lists and changes makers, categories and the menu, by the services of the desk: `pnpm structure change maker 105 --name …` (record 0157). */
export const structureCommand: Command = {
  usage,
  parse(words, cwd) {
    const command = commandOf(words, cwd);
    return command === null ? null : { needs: 'shop', run: (shop) => run(command, shop) };
  },
};

async function run(command: StructureCommand, shop: ShopContext): Promise<number> {
  const { db, output } = shop;
  if (command.what === 'act' && command.why === '') {
    output.complain(noReasonText);
    return 1;
  }
  const structure = await readDeskStructure(db);
  switch (command.what) {
    case 'list':
      for (const kind of command.kind === null ? structureKinds : [command.kind]) output.say(listText(structure, kind));
      return 0;
    case 'show':
      return show(command, structure, shop);
    case 'act': {
      const acted = await act(shop, command, structure);
      const after = await readDeskStructure(db);
      if (acted.result === 'done') output.say(doneText(command, structure, after));
      else output.complain(notDoneText(acted, command, after));
      return acted.result === 'done' ? 0 : 1;
    }
  }
}

type ShowCommand = Extract<StructureCommand, { what: 'show' }>;

/** Of an entry that was removed by hand there is the log. */
function show({ kind, ref }: ShowCommand, structure: DeskStructure, { output }: ShopContext): number {
  const entry = entriesOf(structure, kind).find((one) => one.ref === ref);
  if (entry !== undefined) {
    output.say(showText(entry, structure));
    return 0;
  }
  const newest = structure.changes.find((one) => one.kind === kind && one.ref === ref);
  const log = newest === undefined ? '' : ` The newest change was ${changeText(newest)}.`;
  output.complain(`There is ${missingText(kind, ref)}${log}`);
  return 1;
}
