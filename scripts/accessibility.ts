import { spawnSync } from 'node:child_process';

/** Runs all stories and drawings, and writes what was found for the page on accessibility: `pnpm accessibility`, then `pnpm format`. */
const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.stories.config.ts'];
const env = { ...process.env, ACCESSIBILITY_RESULTS: 'write' };
process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit', env }).status ?? 1;
