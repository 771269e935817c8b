import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { untar } from '../../scripts/browser/untar.ts';
import { tarballOf } from '../../scripts/library/pack.ts';
import { libraryPackages, root } from '../../scripts/library/packages.ts';
import type { Manifest } from './manifest.ts';
import { readManifest } from './manifest.ts';

/** Folders of the workspace that have the other packages, which the lockfile has fixed. */
const workspace = [...libraryPackages.map(({ folder }) => folder), 'apps/storefront', '.'];

/**
 * Installs the example and the packed packages into a folder of their own, as npm would, without a registry: ours are unpacked there, and
 * what they and the example declare is linked to what the workspace has. What nobody declares is not there.
 */
export function installExample(): string {
  const folder = mkdtempSync(join(tmpdir(), 'platine-example-'));
  cpSync(join(root, 'examples/shop'), folder, { recursive: true });
  const unpacked = libraryPackages.map(({ name }) => unpack(name, folder));
  const manifests = [readManifest(join(folder, 'package.json')), ...unpacked];
  const wanted = new Set(manifests.flatMap((manifest) => Object.keys(declared(manifest))));
  for (const name of wanted) if (!name.startsWith('@platine/')) link(name, folder);
  return folder;
}

function unpack(name: string, folder: string): Manifest {
  const unpacked = mkdtempSync(join(folder, 'unpacked-'));
  untar(gunzipSync(readFileSync(tarballOf(name))), unpacked);
  const place = join(folder, 'node_modules/@platine', name);
  cpSync(join(unpacked, 'package'), place, { recursive: true });
  return { ...readManifest(join(place, 'package.json')), devDependencies: {} };
}

const declared = ({ dependencies, devDependencies, peerDependencies }: Manifest) => ({
  ...dependencies,
  ...devDependencies,
  ...peerDependencies,
});

function link(name: string, folder: string): void {
  const found = workspace.map((place) => join(root, place, 'node_modules', name)).find((path) => existsSync(path));
  if (found === undefined) throw new Error(`The workspace does not have ${name}.`);
  const place = join(folder, 'node_modules', name);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(found, place);
}

/** Runs a program that the example has installed, and returns what it printed. */
export function run(folder: string, program: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join('node_modules', program), ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${program} failed in the example:\n${stdout}${stderr}`);
  return stdout;
}
