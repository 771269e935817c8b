import { runCommand } from './commandLine/runCommand.ts';
import { commandOf, usage } from './customer/command.ts';
import { run } from './customer/run.ts';

/** Sets the operator's decisions about a customer: `pnpm customer <e-mail> school yes` (spec §6, D13, D23). */
process.exitCode = await runCommand({ command: commandOf(process.argv.slice(2)), usage, run });
