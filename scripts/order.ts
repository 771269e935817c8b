import { runShopCommand } from './commandLine/runShopCommand.ts';

process.exitCode = await runShopCommand('order', process.argv.slice(2));
