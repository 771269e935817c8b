import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { libraryPackages, packedFolder, root } from './packages.ts';

/** Packs each package as `pnpm publish` would, with the versions of the workspace in place of `workspace:` and `catalog:`. */
export function packPackages(): void {
  for (const { name, folder } of libraryPackages) {
    const { status, stdout, stderr, error } = spawnSync('pnpm', ['pack', '--out', tarballOf(name)], {
      cwd: join(root, folder),
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`pnpm could not pack ${folder}: ${error?.message ?? `${stdout}${stderr}`}`);
  }
}

/** Where a packed package stands. Its name has no version, so that a path in an app's package.json keeps. */
export const tarballOf = (name: string): string => join(packedFolder, `platine-${name}.tgz`);
