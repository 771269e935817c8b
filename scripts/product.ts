import { runShopCommand } from './commandLine/runShopCommand.ts';

process.exitCode = await runShopCommand('product', process.argv.slice(2));
