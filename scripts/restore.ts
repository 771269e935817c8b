import { run } from './backup/run.ts';

/** Back from one file: `pnpm restore shop.backup`. */
process.exitCode = await run('restore', process.argv.slice(2));
