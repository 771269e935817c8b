import { runShopCommand } from './commandLine/runShopCommand.ts';

process.exitCode = await runShopCommand('shop', process.argv.slice(2));
