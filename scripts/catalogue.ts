import { parseArgs } from 'node:util';
import { startFailure } from '@platine/api/startFailure.ts';
import { commandOf, usage } from './catalogue/command.ts';
import { run } from './catalogue/run.ts';

/** Takes, writes or checks a catalogue: `pnpm catalogue import <folder>`; the format is in docs/CATALOGUE.md. */
const { positionals } = parseArgs({ allowPositionals: true });
const command = commandOf(positionals);
if (command === null) {
  console.error(usage);
  process.exitCode = 2;
} else {
  try {
    process.exitCode = await run(command);
  } catch (error) {
    console.error(startFailure(error));
    process.exitCode = 1;
  }
}
