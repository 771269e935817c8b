import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

/** Runs every story that shoppers have a part in, and writes what axe has found for the page on accessibility: `pnpm accessibility`, then `pnpm format`. */
const stories = 'packages/ui/src';
/** Pages of the shop's own people, and what does not fit on purpose. */
const leftOut = ['desk', 'fit'];

const folders = readdirSync(stories, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !leftOut.includes(entry.name))
  .map(({ name }) => `${stories}/${name}/`);
const projects = ['--project', 'stories', '--project', 'pictures'];
const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.stories.config.ts', ...projects, ...folders];
const env = { ...process.env, ACCESSIBILITY_RESULTS: 'write' };
process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit', env }).status ?? 1;
