import { runShopCommand } from './commandLine/runShopCommand.ts';

process.exitCode = await runShopCommand('customer', process.argv.slice(2));
