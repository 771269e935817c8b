import { backUp } from '@platine/api/backup/backup.ts';
import { restore } from '@platine/api/backup/restore.ts';
import { readSettings } from '@platine/api/start/settings.ts';
import { SettingsError } from '@platine/api/start/settingsError.ts';
import { runCommand } from '../commandLine/runCommand.ts';
import type { Action, Command } from './command.ts';
import { commandOf, usages } from './command.ts';

const does: Readonly<Record<Action, (command: Command, folder: string) => Promise<string>>> = {
  async backup({ file }, folder) {
    await backUp(folder, file, new Date());
    return `The shop in ${folder} is in ${file}.`;
  },
  async restore({ file, force }, folder) {
    const madeAt = await restore({ file, folder, force });
    return `The shop of ${madeAt.toISOString()} is in ${folder}.`;
  },
};

/** Does a command line and answers the exit code. */
export function run(action: Action, words: readonly string[]): Promise<number> {
  return runCommand({
    command: commandOf(action, words),
    usage: usages[action],
    async run(command) {
      const { database } = readSettings(process.env);
      if (database.kind !== 'folder')
        throw new SettingsError('A shop on DATABASE_URL is backed up by pg_dump: docs/OPERATIONS.md says how.');
      console.log(await does[action](command, database.path));
      return 0;
    },
  });
}
