import { run } from './backup/run.ts';

/** One file of everything: `pnpm backup shop.backup`. */
process.exitCode = await run('backup', process.argv.slice(2));
