import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, test } from 'vitest';
import { tarballOf } from '../../scripts/library/pack.ts';
import { libraryPackages, root } from '../../scripts/library/packages.ts';
import { manifestOf, readManifest } from './manifest.ts';

const packed = libraryPackages.map(({ name, folder }) => {
  const data = readFileSync(tarballOf(name));
  const content = createPackageFromTarballData(new Uint8Array(data));
  const files = content.listFiles().map((file) => file.replace(`/node_modules/@platine/${name}/`, ''));
  const read = (file: string) => content.readFile(`/node_modules/@platine/${name}/${file}`);
  return { name, folder, data, content, files, read, manifest: manifestOf(read('package.json')) };
});

/** Modules that an app can import: neither the names of classes nor compiled words. */
const modules = (files: readonly string[]) =>
  files.filter((file) => /^dist\/.*(?<!\.module|\.compiled)\.js$/.test(file));

describe.each(packed)('@platine/$name', ({ name, folder, data, content, files, read, manifest }) => {
  test('publint has nothing to say', async () => {
    const tarball = new Uint8Array(data).buffer;
    const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });

  test('Are the types wrong? finds them right wherever ES modules are resolved', async () => {
    // One module of each folder: one pattern in `exports` names them all, and each takes seconds.
    const chosen = new Map(modules(files).map((file) => [dirname(file), file]));
    const entrypoints = [...chosen.values()].map((file) => `./${file.slice('dist/'.length, -'.js'.length)}`);
    const result = await checkPackage(content, { entrypoints });
    const problems = result.types === false ? [{ kind: 'no types at all' }] : result.problems;
    // The packages are ES modules only, as React 19's ecosystem is; `node10` knows no `exports`.
    expect(problems.filter((problem) => !isOld(problem)).map((problem) => JSON.stringify(problem))).toEqual([]);
  });

  test('each module has types, and each import of a file leads to one', () => {
    expect(modules(files).filter((file) => !files.includes(file.replace(/\.js$/, '.d.ts')))).toEqual([]);
    const imports = files
      .filter((file) => /\.(?:js|d\.ts)$/.test(file))
      .flatMap((file) =>
        specifiersIn(read(file))
          .filter((specifier) => specifier.startsWith('.'))
          .map((specifier) => join(dirname(file), specifier)),
      );
    expect(imports.filter((file) => !files.includes(file))).toEqual([]);
  });

  test('no two files differ only in the case of letters, which some file systems do not tell apart', () => {
    const names = files.map((file) => file.toLowerCase());
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('it holds what is built, and neither sources nor tests', () => {
    const built = /^(?:package\.json|README\.md|LICENSE|dist\/.*\.(?:js|d\.ts|css|json))$/;
    /** Photos of the mocks, which their catalogue names. */
    const photo = /^media\/[\w-]+\/\d+\.(?:avif|webp)$/;
    expect(files.filter((file) => !built.test(file) && !(name === 'mocks' && photo.test(file)))).toEqual([]);
    expect(files.filter((file) => /\.(?:test|testing|stories|guide)\./.test(file))).toEqual([]);
    expect(files).toEqual(expect.arrayContaining(['README.md', 'LICENSE']));
  });

  test('it declares every package that it imports, and no more', () => {
    const sources = files.filter((file) => /\.(?:js|d\.ts)$/.test(file)).map(read);
    const imported = new Set(sources.flatMap(specifiersIn).flatMap(packageOf));
    imported.delete(manifest.name);
    const declared = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
    // Radix asks its own users for it.
    const forOthers = name === 'ui' ? ['react-dom'] : [];
    expect(declared.toSorted()).toEqual([...imported, ...forOthers].toSorted());
  });

  test('its peers are shared with the app, in the versions that the workspace tests', () => {
    for (const [peer, range] of Object.entries(manifest.peerDependencies)) {
      expect(readManifest(join(root, folder, 'node_modules', peer, 'package.json')).version, peer).toMatch(
        startOf(range),
      );
    }
    const contexts = ['react', 'react-dom', 'react-intl', 'wouter', '@tanstack/react-query', 'msw'];
    expect(contexts.filter((context) => context in manifest.dependencies)).toEqual([]);
  });
});

const isOld = (problem: { readonly kind: string; readonly resolutionKind?: string }): boolean =>
  problem.kind === 'CJSResolvesToESM' || problem.resolutionKind === 'node10';

/** The imports of a JavaScript or declaration file, types included. */
const specifiersIn = (code: string): string[] =>
  [...code.matchAll(/(?:\bfrom |\bimport |\bimport\()(["'])([^"'\n]+)\1/g)].map(([, , specifier = '']) => specifier);

/** `@scope/name/path` → `@scope/name`; nothing for a file of the package itself. */
function packageOf(specifier: string): string[] {
  return /^(?:@[^/]+\/)?[^/.][^/]*/.exec(specifier) ?? [];
}

/** `^19.3.0` → versions that begin with 19.3. */
function startOf(range: string): RegExp {
  const [, major, minor] = /^\^(\d+)\.(\d+)\.\d+$/.exec(range) ?? [];
  if (major === undefined || minor === undefined)
    throw new Error(`The range of a peer is ^major.minor.patch, not ${range}.`);
  return new RegExp(`^${major}\\.${minor}\\.`);
}

describe('the style sheets of @platine/ui', () => {
  const ui = packed.find(({ name }) => name === 'ui');
  const sheet = (file: string) => ui?.read(`dist/${file}`) ?? '';

  test.each(['styles.css', 'tokens.css', 'brands/fjord.css'])('%s begins with the order of the layers', (file) => {
    expect(sheet(file)).toMatch(/^@layer reset/);
  });

  test('tokens are apart from components, and brands from both', () => {
    const declares = /--color-paper:/;
    expect(sheet('tokens.css')).toMatch(declares);
    expect(sheet('styles.css')).not.toMatch(declares);
    expect(sheet('tokens.css') + sheet('styles.css')).not.toContain("data-brand='fjord'");
    expect(sheet('brands/fjord.css')).toContain("data-brand='fjord'");
  });
});
