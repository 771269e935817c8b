import { runShopCommand } from './commandLine/runShopCommand.ts';

process.exitCode = await runShopCommand('operator', process.argv.slice(2));
