import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shownElsewhere } from '@platine/api/http/isolation.ts';
import { getMimeType } from 'hono/utils/mime';

type Asset = {
  readonly type: string;
  readonly plain: Buffer<ArrayBuffer>;
  /** null: compression does not make the file smaller. */
  readonly brotli: Buffer<ArrayBuffer> | null;
};

/** Built files that browsers may request, by path. */
export type Assets = ReadonlyMap<string, Asset>;

/** Reads the built files into memory: a new build in the same folder, such as for the next version, must not take them from a running shop. */
export async function loadAssets(clientFolder: string): Promise<Assets> {
  const assets = new Map<string, Asset>();
  for await (const name of glob('{*,assets/*}.{js,css,svg,png,webmanifest}', { cwd: clientFolder })) {
    const file = join(clientFolder, name);
    const plain = await readFile(file);
    const brotli = name.endsWith('.png') ? null : await readFile(`${file}.br`);
    assets.set(`/${name}`, { type: getMimeType(name) ?? 'application/octet-stream', plain, brotli });
  }
  return assets;
}

/** `accepted` is the request's Accept-Encoding. The names below /assets/ carry a hash, so those files never change. */
export function assetResponse(path: string, { type, plain, brotli }: Asset, accepted: string): Response {
  const headers = {
    'Content-Type': type,
    'Cache-Control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
    Vary: 'Accept-Encoding',
    ...(type.startsWith('image/') && shownElsewhere),
  };
  return brotli === null || !acceptsBrotli(accepted)
    ? new Response(plain, { headers })
    : new Response(brotli, { headers: { ...headers, 'Content-Encoding': 'br' } });
}

/** Whether an Accept-Encoding header names Brotli. */
export function acceptsBrotli(accepted: string): boolean {
  return /\bbr\b/.test(accepted);
}

type ManifestEntry = { readonly file: string; readonly imports?: readonly string[]; readonly isEntry?: boolean };
type Manifest = Readonly<Record<string, ManifestEntry>>;

export type PageAssets = {
  /** The whole style, inlined into each document: nothing blocks the first paint. */
  readonly css: string;
  readonly cssHash: string;
  /** Addresses of the modules that a page needs, the entry first. `parts` are ends of source paths, such as a screen's. */
  readonly modulesFor: (parts: readonly string[]) => readonly string[];
};

/** Reads the build's manifest. Throws when the storefront is not built. */
export function readPageAssets(clientFolder: string): PageAssets {
  const manifest: unknown = JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8'));
  if (!isManifest(manifest)) throw new Error('The manifest of the built storefront cannot be read.');
  const styles = Object.values(manifest).filter(({ file }) => file.endsWith('.css'));
  const css = styles.map(({ file }) => readFileSync(join(clientFolder, file), 'utf8')).join('');
  const known = new Map<string, readonly string[]>();
  return {
    css,
    cssHash: contentHash(css),
    modulesFor: (parts) => {
      const key = parts.join(' ');
      const modules = known.get(key) ?? findModules(manifest, parts);
      known.set(key, modules);
      return modules;
    },
  };
}

/** Vite writes the manifest: each entry with a file is trusted to have Vite's shape. */
function isManifest(value: unknown): value is Manifest {
  const hasFile = (entry: unknown) =>
    typeof entry === 'object' && entry !== null && 'file' in entry && typeof entry.file === 'string';
  return typeof value === 'object' && value !== null && Object.values(value).every(hasFile);
}

function findModules(manifest: Manifest, parts: readonly string[]): readonly string[] {
  const entries = Object.entries(manifest);
  const found = new Set([
    ...entries.filter(([, { isEntry }]) => isEntry === true).map(([key]) => key),
    ...entries.filter(([key]) => parts.some((part) => key.endsWith(part))).map(([key]) => key),
  ]);
  // Iteration reaches what is added meanwhile; modules that import each other are added once.
  for (const key of found) for (const imported of manifest[key]?.imports ?? []) found.add(imported);
  return [...found].map((key) => `/${manifest[key]?.file}`);
}

/** The hash of an inline script or style in a content security policy. */
export function contentHash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
