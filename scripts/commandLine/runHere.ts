import type { Output, Work } from '@platine/api/commands/command.ts';
import type { CommandName } from '@platine/api/commands/commandNames.ts';
import { commands } from '@platine/api/commands/commands.ts';
import { openDatabase } from '@platine/api/db/open.ts';
import { openIntegrations } from '@platine/api/integrations/integrations.ts';
import { openShop } from '@platine/api/shop/openShop.ts';
import { readSettings } from '@platine/api/start/settings.ts';
import { runCommand } from './runCommand.ts';

/** Does a command in this process, which opens the shop's database itself where the command needs one; answers the exit code. */
export function runHere(name: CommandName, words: readonly string[], output: Output): Promise<number> {
  const { parse, usage } = commands[name];
  return runCommand({
    command: parse(words, process.cwd()),
    usage,
    run: (work) => (work.needs === 'nothing' ? work.run(output) : runOnDatabase(work, output)),
  });
}

async function runOnDatabase(work: Extract<Work, { needs: 'shop' }>, output: Output): Promise<number> {
  const { database, mediaFolder, shopFolder, ...settings } = readSettings(process.env);
  const currentShop = openShop(shopFolder);
  const { db, close } = await openDatabase(database);
  const shop = { db, clock: () => new Date(), currentShop, log: () => undefined };
  const { payments, labels } = openIntegrations(settings, shop);
  try {
    const { deskOrigin } = settings;
    return await work.run({ ...shop, mediaFolder, deskOrigin, payments, labels, output });
  } finally {
    await close();
  }
}
