import { runShopCommand } from './commandLine/runShopCommand.ts';

process.exitCode = await runShopCommand('documents', process.argv.slice(2));
