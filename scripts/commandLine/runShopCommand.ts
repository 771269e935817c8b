import { createInterface } from 'node:readline/promises';
import { askShop } from '@platine/api/commands/askShop.ts';
import type { Output, Work } from '@platine/api/commands/command.ts';
import type { CommandName } from '@platine/api/commands/commands.ts';
import { commands } from '@platine/api/commands/commands.ts';
import { openDatabase } from '@platine/api/db/open.ts';
import { openIntegrations } from '@platine/api/integrations/integrations.ts';
import { openShop } from '@platine/api/shop/openShop.ts';
import { readSettings } from '@platine/api/start/settings.ts';
import { progressBar } from './progress.ts';
import { runCommand } from './runCommand.ts';

/**
 * Does a command on the shop's data and answers the exit code. The shop that runs on DATA_DIR does it itself, because the embedded database has one
 * process; without one, and on PostgreSQL, this process opens the database.
 */
export function runShopCommand(name: CommandName, words: readonly string[]): Promise<number> {
  const { parse, usage } = commands[name];
  const cwd = process.cwd();
  return runCommand({
    command: parse(words, cwd),
    usage,
    async run(work) {
      const { output, end } = terminal();
      try {
        if (work.needs === 'nothing') return await work.run(output);
        const { database } = readSettings(process.env);
        const code =
          database.kind === 'folder' ? await askShop(database.path, { name, words: [...words], cwd }, output) : null;
        return code ?? (await runHere(work, output));
      } finally {
        end();
      }
    },
  });
}

async function runHere(work: Extract<Work, { needs: 'shop' }>, output: Output): Promise<number> {
  const { database, mediaFolder, shopFolder, ...settings } = readSettings(process.env);
  const currentShop = openShop(shopFolder);
  const { db, close } = await openDatabase(database);
  const shop = { db, clock: () => new Date(), currentShop, log: () => undefined };
  const { payments, labels } = openIntegrations(settings, shop);
  try {
    const { publicOrigin } = settings;
    return await work.run({ ...shop, mediaFolder, publicOrigin, payments, labels, output });
  } finally {
    await close();
  }
}

async function askAtTerminal(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await lines.question(question);
  } finally {
    lines.close();
  }
}

/** The terminal, with one progress bar that ends before anything else is written. */
function terminal(): { readonly output: Output; readonly end: () => void } {
  let bar: ReturnType<typeof progressBar> | null = null;
  const end = () => {
    bar?.end();
    bar = null;
  };
  const output: Output = {
    say(text) {
      end();
      console.log(text);
    },
    complain(text) {
      end();
      console.error(text);
    },
    ask: process.stdin.isTTY ? askAtTerminal : null,
    progress(done, total) {
      bar ??= progressBar(total, process.stderr);
      bar.show(done);
    },
  };
  return { output, end };
}
