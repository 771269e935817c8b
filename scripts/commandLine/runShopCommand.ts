import { createInterface } from 'node:readline/promises';
import { askShop } from '@platine/api/commands/askShop.ts';
import type { Output } from '@platine/api/commands/command.ts';
import type { CommandName } from '@platine/api/commands/commandNames.ts';
import type { CommandRequest } from '@platine/api/commands/messages.ts';
import { dataFolderOf } from '@platine/api/start/dataFolderSetting.ts';
import { readSecret } from '@platine/api/start/secretSetting.ts';
import { progressBar } from './progress.ts';

/**
 * Does a command on the shop's data and answers the exit code. The shop that runs on DATA_DIR does it itself, because the embedded database has one
 * process; without one, and on PostgreSQL, this process opens the database. It loads the shop's code for that alone, which takes seconds.
 */
export async function runShopCommand(name: CommandName, words: readonly string[]): Promise<number> {
  const { output, end } = terminal();
  try {
    const asked = await askRunning({ name, words: [...words], cwd: process.cwd() }, output);
    if (asked !== null) return asked;
    const { runHere } = await import('./runHere.ts');
    return await runHere(name, words, output);
  } finally {
    end();
  }
}

/** The exit code; null on PostgreSQL, where no shop runs, and where none is needed. */
async function askRunning(request: CommandRequest, output: Output): Promise<number | null> {
  try {
    if (readSecret(process.env, 'DATABASE_URL') !== null) return null;
    return await askShop(dataFolderOf(process.env), request, output);
  } catch (error) {
    const { startFailure } = await import('@platine/api/start/startFailure.ts');
    output.complain(startFailure(error));
    return 1;
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
