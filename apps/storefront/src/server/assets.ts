import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

export type Asset = {
  readonly type: string;
  /** Its name carries its hash: it never changes. */
  readonly immutable: boolean;
  readonly identity: Buffer<ArrayBuffer>;
  readonly brotli: Buffer<ArrayBuffer>;
};

export type FindAsset = (path: string) => Asset | null;

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

type AssetFile = { readonly file: string; readonly path: string; readonly type: string };

/** The built files that a browser may ask for. */
async function assetFiles(clientFolder: string): Promise<AssetFile[]> {
  const entries = await readdir(clientFolder, { recursive: true, withFileTypes: true });
  return entries.flatMap(({ name, parentPath }) => {
    const type = types[extname(name)];
    const file = join(parentPath, name);
    return type === undefined ? [] : [{ file, path: `/${relative(clientFolder, file)}`, type }];
  });
}

const compressedName = (file: string) => `${file}.br`;

/** Writes each built file beside itself as small as Brotli makes it. That takes seconds, which a start does not have. */
export async function compressAssets(clientFolder: string): Promise<void> {
  for (const { file } of await assetFiles(clientFolder)) {
    const identity = await readFile(file);
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: identity.length };
    await writeFile(compressedName(file), brotliCompressSync(identity, { params }));
  }
}

/** Holds the built files that a browser may ask for in memory, as they are and compressed. */
export async function loadAssets(clientFolder: string): Promise<FindAsset> {
  const loaded = await Promise.all(
    (await assetFiles(clientFolder)).map(async ({ file, path, type }): Promise<[string, Asset]> => {
      const [identity, brotli] = await Promise.all([readFile(file), readFile(compressedName(file))]);
      return [path, { type, immutable: path.startsWith('/assets/'), identity, brotli }];
    }),
  );
  const assets = new Map(loaded);
  return (path) => assets.get(path) ?? null;
}

type ManifestEntry = {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly isEntry?: boolean;
};
type Manifest = Readonly<Record<string, ManifestEntry>>;

function isManifest(value: unknown): value is Manifest {
  return typeof value === 'object' && value !== null && Object.values(value).every((entry: unknown) => hasFile(entry));
}

function hasFile(entry: unknown): entry is ManifestEntry {
  return typeof entry === 'object' && entry !== null && 'file' in entry && typeof entry.file === 'string';
}

export type PageAssets = {
  /** The whole style, which goes into the page: nothing blocks the first paint. */
  readonly css: string;
  readonly cssHash: string;
  /** Addresses of the modules that a page needs, the entry first. `parts` are ends of source paths, such as a screen's. */
  readonly modulesFor: (parts: readonly string[]) => readonly string[];
};

/** Reads the build's manifest. Throws when the storefront was never built. */
export function readPageAssets(clientFolder: string): PageAssets {
  const manifest: unknown = JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8'));
  if (!isManifest(manifest)) throw new Error('The manifest of the built storefront cannot be read.');
  const entries = Object.entries(manifest);
  const styles = entries.map(([, { file }]) => file).filter((file) => file.endsWith('.css'));
  const css = styles.map((file) => readFileSync(join(clientFolder, file), 'utf8')).join('');
  const known = new Map<string, readonly string[]>();
  return {
    css,
    cssHash: contentHash(css),
    modulesFor: (parts) => {
      // A route's parts are always the same: the few answers are kept.
      const name = parts.join(' ');
      const modules = known.get(name) ?? findModules(manifest, parts);
      known.set(name, modules);
      return modules;
    },
  };
}

function findModules(manifest: Manifest, parts: readonly string[]): readonly string[] {
  const keys = Object.entries(manifest)
    .filter(([key, { isEntry }]) => isEntry === true || parts.some((part) => key.endsWith(part)))
    .toSorted(([, one], [, other]) => Number(other.isEntry ?? false) - Number(one.isEntry ?? false))
    .map(([key]) => key);
  return withImports(manifest, keys).map((key) => `/${manifest[key]?.file}`);
}

/** The modules and all that they import, each once: built modules may import each other in a circle. */
function withImports(manifest: Manifest, keys: readonly string[]): readonly string[] {
  const found = new Set(keys);
  // A set that grows is walked to its new end.
  for (const key of found) for (const imported of manifest[key]?.imports ?? []) found.add(imported);
  return [...found];
}

/** How a Content-Security-Policy names a piece of inline script or style. */
export function contentHash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
