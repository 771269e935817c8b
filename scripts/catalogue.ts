import { runShopCommand } from './commandLine/runShopCommand.ts';

process.exitCode = await runShopCommand('catalogue', process.argv.slice(2));
