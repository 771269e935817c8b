import { runCommand } from './commandLine/runCommand.ts';
import { commandOf, usage } from './order/command.ts';
import { run } from './order/run.ts';

/** Says how an order stands, and enters its payment: `pnpm order <number> paid`. */
process.exitCode = await runCommand({ command: commandOf(process.argv.slice(2)), usage, run });
