import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { chooseEncoding } from '@platine/api/http/encodings.ts';
import { shownElsewhere } from '@platine/api/http/isolation.ts';
import type { CurrentShop } from '@platine/api/shop/currentShop.ts';
import { builtBoard } from '@platine/api/shop/builtBoard.ts';
import { SettingsError } from '@platine/api/start/settingsError.ts';
import type { ShopBrand } from '@platine/domain/shop/shopBrand.ts';
import { shopBrandName } from '@platine/domain/shop/shopBrand.ts';
import { getMimeType } from 'hono/utils/mime';
import { brandFolder, ownBrand } from '../brands.ts';

export type Asset = {
  readonly type: string;
  readonly plain: Buffer<ArrayBuffer>;
  /** null: compression does not make the file smaller. */
  readonly compressed: null | { readonly br: Buffer<ArrayBuffer>; readonly gzip: Buffer<ArrayBuffer> };
};

/** Built files that browsers may request, by path. */
export type Assets = ReadonlyMap<string, Asset>;

/** Reads the built files into memory: a new build in the same folder, such as for the next version, must not take them from a running shop. */
export async function loadAssets(clientFolder: string): Promise<Assets> {
  const assets = new Map<string, Asset>();
  for await (const name of glob('{*,assets/*}.{js,css,svg,png,webmanifest}', { cwd: clientFolder })) {
    const file = join(clientFolder, name);
    const plain = await readFile(file);
    const compressed = name.endsWith('.png')
      ? null
      : { br: await readFile(`${file}.br`), gzip: await readFile(`${file}.gz`) };
    assets.set(`/${name}`, { type: getMimeType(name) ?? 'application/octet-stream', plain, compressed });
  }
  return assets;
}

/** `accepted` is the request's Accept-Encoding. The names below /assets/ carry a hash, so those files never change. */
export function assetResponse(path: string, { type, plain, compressed }: Asset, accepted: string): Response {
  const headers = {
    'Content-Type': type,
    'Cache-Control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
    Vary: 'Accept-Encoding',
    ...(type.startsWith('image/') && shownElsewhere),
  };
  const encoding = chooseEncoding(accepted, 'kept');
  const content = encoding === 'br' || encoding === 'gzip' ? compressed?.[encoding] : undefined;
  return content === undefined
    ? new Response(plain, { headers })
    : new Response(content, { headers: { ...headers, 'Content-Encoding': encoding } });
}

type ManifestEntry = { readonly file: string; readonly imports?: readonly string[]; readonly isEntry?: boolean };
type Manifest = Readonly<Record<string, ManifestEntry>>;

export type PageAssets = {
  /** The whole style, inlined into each document: nothing blocks the first paint. */
  readonly css: string;
  readonly cssBytes: Buffer;
  readonly cssHash: string;
  /** The brand whose tokens the style has beside the shop's own; null for the shop's own. */
  readonly brand: string | null;
  /** The header's colour, for the browser's own bar. */
  readonly ground: string;
  /** Addresses of the modules that a page needs, the entry first. `parts` are ends of source paths, such as a screen's. */
  readonly modulesFor: (parts: readonly string[]) => readonly string[];
};

/** Reads the build's manifest and the style of a brand. Throws when the storefront is not built, and SettingsError for a brand that it does not have. */
export function readPageAssets(clientFolder: string, brandName: string = ownBrand): PageAssets {
  const manifest = readManifest(clientFolder);
  const styles = Object.values(manifest).filter(({ file }) => file.endsWith('.css'));
  const shopCss = styles.map(({ file }) => readFileSync(join(clientFolder, file), 'utf8')).join('');
  const brand = brandName === ownBrand ? null : brandName;
  const brandCss = brand === null ? '' : readBrandCss(clientFolder, brand);
  const known = new Map<string, readonly string[]>();
  return {
    ...styleOf(shopCss + brandCss),
    brand,
    ground: builtBoard(brandName).light.ground,
    modulesFor: (parts) => {
      const key = parts.join(' ');
      const modules = known.get(key) ?? findModules(manifest, parts);
      known.set(key, modules);
      return modules;
    },
  };
}

type BuiltAssets = {
  /** Without a brand of the shop's folder. */
  readonly chosen: PageAssets;
  /** Without any brand. */
  readonly plain: PageAssets;
};

/**
 * Answers the assets of pages as they are now: the brand of the shop's folder stands in place of the one that BRAND names, and a folder that is taken over may
 * bring another.
 */
export function livePageAssets({ chosen, plain }: BuiltAssets, currentShop: CurrentShop): () => PageAssets {
  let made: { readonly brand: ShopBrand | null; readonly assets: PageAssets } = { brand: null, assets: chosen };
  return () => {
    const { brand } = currentShop();
    if (brand !== made.brand)
      made = {
        brand,
        assets:
          brand === null
            ? chosen
            : { ...plain, ...styleOf(plain.css + brand.css), brand: shopBrandName, ground: brand.board.light.ground },
      };
    return made.assets;
  };
}

function styleOf(css: string): Pick<PageAssets, 'css' | 'cssBytes' | 'cssHash'> {
  return { css, cssBytes: Buffer.from(css), cssHash: contentHash(css) };
}

/** The build copies the style of each brand beside the client. */
function readBrandCss(clientFolder: string, brand: string): string {
  const folder = join(clientFolder, brandFolder);
  const known = existsSync(folder) ? readdirSync(folder).map((file) => basename(file, '.css')) : [];
  if (known.includes(brand)) return readFileSync(join(folder, `${brand}.css`), 'utf8');
  throw new SettingsError(`BRAND must be ${[ownBrand, ...known].join(' or ')}, but it is "${brand}".`);
}

/** Reads the list of files that Vite has built into a folder. */
export function readManifest(folder: string): Manifest {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  if (!isManifest(manifest)) throw new Error(`The manifest of what was built into ${folder} cannot be read.`);
  return manifest;
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
