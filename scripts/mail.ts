import { runShopCommand } from './commandLine/runShopCommand.ts';

process.exitCode = await runShopCommand('mail', process.argv.slice(2));
