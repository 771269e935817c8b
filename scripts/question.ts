import { runShopCommand } from './commandLine/runShopCommand.ts';

process.exitCode = await runShopCommand('question', process.argv.slice(2));
