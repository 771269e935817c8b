import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { builtFolder, libraryPackages, root } from './packages.ts';
import { publishedSpecifiers } from './specifiers.ts';

const compiled = join(root, 'node_modules/.cache/library');

/**
 * Compiles the sources of all packages to JavaScript and types with TypeScript, in one run: the types of each refer to those of the others.
 * The interface's JavaScript is left out: its style sheets and words need a bundler (see `interface.ts`).
 */
export function compilePackages(): void {
  rmSync(compiled, { recursive: true, force: true });
  const { status } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'scripts/library'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The packages could not be compiled: TypeScript says why above.');
  for (const { name, folder, sources } of libraryPackages) {
    const from = join(compiled, sources);
    const files = globSync(name === 'ui' ? '**/*.d.ts' : '**/*.{js,d.ts}', { cwd: from });
    for (const file of files) {
      write(join(builtFolder(folder), file), publishedSpecifiers(readFileSync(join(from, file), 'utf8')));
    }
  }
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
