import { commandOf, usage } from './catalogue/command.ts';
import { run } from './catalogue/run.ts';
import { runCommand } from './commandLine/runCommand.ts';

/** Takes, writes or checks a catalogue: `pnpm catalogue import <folder>`; the format is in docs/CATALOGUE.md. */
process.exitCode = await runCommand({ command: commandOf(process.argv.slice(2)), usage, run });
