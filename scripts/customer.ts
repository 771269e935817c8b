import { parseArgs } from 'node:util';
import { startFailure } from '@platine/api/startFailure.ts';
import { commandOf, usage } from './customer/command.ts';
import { run } from './customer/run.ts';

/** What only the shop's operator decides about a customer: `pnpm customer <e-mail> school yes` (spec §6, D13, D23). */
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
