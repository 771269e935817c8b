import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { expectedPictures } from '../tests/house/stories/pictures.ts';
import { bundledBrowser } from './browser/bundled.ts';
import { acceptedFolder, differingFolder, picturesIn } from './pictures/files.ts';
import { sideBySide } from './pictures/sideBySide.ts';

/** How stories look, against the accepted pictures: `pnpm pictures [PART…]`; `accept [PART…]` takes how they look now; `show` makes a page of the differences. */
const [first, ...rest] = process.argv.slice(2);
const accepts = first === 'accept';
const parts = accepts ? rest : [first, ...rest].filter((part) => part !== undefined);

if (first === 'show') {
  process.stdout.write(`${writePage()}\n`);
} else if ((await bundledBrowser()) === undefined) {
  console.error('Pictures are compared on Linux on x64 alone: the packages have their Chromium for no other machine.');
  process.exitCode = 1;
} else {
  rmSync(differingFolder, { recursive: true, force: true });
  process.exitCode = compare();
  if (accepts) await removeLeftOver();
  const differing = picturesIn(differingFolder).length > 0;
  if (differing) process.stdout.write(`Side by side: ${writePage()}\nTo accept them: pnpm pictures accept\n`);
}

function compare(): number {
  const project = ['--config', 'vitest.stories.config.ts', '--project', 'pictures'];
  const update = accepts ? ['--update=all'] : [];
  const program = 'node_modules/vitest/vitest.mjs';
  return (
    spawnSync(process.execPath, [program, 'run', ...project, ...update, ...parts], { stdio: 'inherit' }).status ?? 1
  );
}

/** Removes the pictures of stories that are gone, renamed or no longer tagged. */
async function removeLeftOver(): Promise<void> {
  const { entries } = await buildIndex({ configDir: '.storybook', packageJson: {}, ci: true, quiet: true });
  const expected = new Set(expectedPictures(Object.values(entries)));
  for (const file of picturesIn(acceptedFolder)) if (!expected.has(file)) rmSync(join(acceptedFolder, file));
}

function writePage(): string {
  const file = resolve('reports/pictures.html');
  mkdirSync('reports', { recursive: true });
  writeFileSync(file, sideBySide(picturesIn(differingFolder)));
  return file;
}
