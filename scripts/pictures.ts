import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { acceptedFolder, differingFolder, picturesIn } from './pictures/files.ts';
import { sideBySide } from './pictures/sideBySide.ts';

/** How stories look, against the accepted pictures: `pnpm pictures [PART…]`; `accept [PART…]` takes how they look now; `show` makes a page of the differences. */
const [first, ...rest] = process.argv.slice(2);
const accepts = first === 'accept';
const parts = accepts ? rest : [first, ...rest].filter((part) => part !== undefined);

if (first === 'show') {
  process.stdout.write(`${writePage()}\n`);
} else {
  rmSync(differingFolder, { recursive: true, force: true });
  // Of stories that are gone, renamed or no longer pictured, nothing else would remove the pictures.
  if (accepts && parts.length === 0) rmSync(acceptedFolder, { recursive: true, force: true });
  process.exitCode = compare();
  const differing = picturesIn(differingFolder).length > 0;
  if (differing) process.stdout.write(`Side by side: ${writePage()}\nTo accept them: pnpm pictures accept\n`);
}

function compare(): number {
  const options = [
    '--config',
    'vitest.stories.config.ts',
    '--project',
    'pictures',
    ...(accepts ? ['--update=all'] : []),
  ];
  const program = 'node_modules/vitest/vitest.mjs';
  return spawnSync(process.execPath, [program, 'run', ...options, ...parts], { stdio: 'inherit' }).status ?? 1;
}

function writePage(): string {
  const file = resolve('reports/pictures.html');
  mkdirSync('reports', { recursive: true });
  writeFileSync(file, sideBySide(picturesIn(differingFolder)));
  return file;
}
