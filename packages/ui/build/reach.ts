import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('../..', import.meta.url));
const known = new Map<string, readonly string[]>();

/**
 * The files of our own that come with a file: those it imports without waiting, and what those import. The file itself is among them; a file
 * that `dropped` matches is not.
 */
export function reachOf(files: readonly string[], dropped: RegExp | null = null): ReadonlySet<string> {
  const reached = new Set(files);
  // A set that grows is walked to its new end.
  for (const file of reached)
    for (const imported of importsOf(file)) if (dropped?.test(imported) !== true) reached.add(imported);
  return reached;
}

/** The same, with the parts that come as soon as a page works: each `lazyPart` and `rarePart`, and what gives its words as `'parts'`. */
export function reachWithParts(files: readonly string[]): ReadonlySet<string> {
  const reached = new Set(reachOf(files));
  for (const file of reached)
    for (const part of partsNamedIn(file)) for (const own of reachOf([part])) reached.add(own);
  return reached;
}

function partsNamedIn(file: string): readonly string[] {
  return file.endsWith('.css') ? [] : sourcesIn(file, [renderedPart, wordsOfParts]);
}

function importsOf(file: string): readonly string[] {
  if (file.endsWith('.css')) return [];
  const before = known.get(file);
  if (before !== undefined) return before;
  const found = sourcesIn(file, [staticImport]);
  known.set(file, found);
  return found;
}

function sourcesIn(file: string, patterns: readonly RegExp[]): readonly string[] {
  const text = readFileSync(file, 'utf8');
  return patterns
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .flatMap(([, source = '']) => {
      const path = resolveOwn(source, file);
      return path === null ? [] : [path];
    });
}

/** `import … from '…'` and `export … from '…'`, of values: types are gone in the browser. The formatter writes them at a line's beginning. */
const staticImport = /^(?:import|export) (?!type )(?:[^;'"]*? from )?'([^']+\.(?:tsx?|css))';/gm;

const renderedPart = /\b(?:lazyPart|rarePart)\(\s*\(\) => import\('([^']+)'\)/g;
const wordsOfParts = /\bimport\('([^']+)'\),\s*(?:'\w+',\s*)?'parts'/g;

function resolveOwn(source: string, importer: string): string | null {
  if (source.startsWith('.')) return resolve(dirname(importer), source);
  const [, name = '', path = ''] = /^@platine\/(ui|domain)\/(.+)$/.exec(source) ?? [];
  return name === '' ? null : resolve(packages, name, 'src', path);
}
