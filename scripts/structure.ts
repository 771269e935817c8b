import { runShopCommand } from './commandLine/runShopCommand.ts';

process.exitCode = await runShopCommand('structure', process.argv.slice(2));
