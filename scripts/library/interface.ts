import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { build } from 'vite';
import { classNames } from '../../packages/ui/build/classNames.ts';
import { withLayerOrder } from '../../packages/ui/build/layerOrder.ts';
import { cssTarget, platineVite } from '../../packages/ui/build/platineVite.ts';
import { builtFolder, root } from './packages.ts';

const ui = join(root, 'packages/ui');
const sources = join(ui, 'src');
const built = builtFolder('packages/ui');
const notShipped = /(?:\.(?:test|testing|stories|guide|d)\.tsx?|\/guide\.ts)$/;

/** A module of the built package for each source file, so that an app's bundler takes what is used. */
function entries(): Record<string, string> {
  const files = globSync('**/*.{ts,tsx}', { cwd: sources }).filter((file) => !notShipped.test(`/${file}`));
  return Object.fromEntries(files.map((file) => [file.replace(/\.tsx?$/, ''), join(sources, file)]));
}

/** Leaves every other package an import. Ours are named without an ending, as their `exports` are. */
const externalPackages: Plugin = {
  name: 'platine-external-packages',
  enforce: 'pre',
  resolveId: (source) =>
    /^[./\0]/.test(source)
      ? null
      : { id: source.startsWith('@platine/') ? source.replace(/\.tsx?$/, '') : source, external: true },
};

/** The interface's JavaScript, its style sheets apart from it, and its words. */
export async function buildInterface(): Promise<void> {
  const page = resolve(import.meta.dirname, 'page.ts');
  await build({
    configFile: false,
    root: ui,
    logLevel: 'warn',
    plugins: [externalPackages, ...(platineVite().plugins ?? [])],
    css: { modules: { generateScopedName: classNames(root) } },
    build: {
      outDir: built,
      emptyOutDir: false,
      cssTarget,
      cssCodeSplit: false,
      minify: false,
      cssMinify: true,
      lib: { entry: { ...entries(), page }, formats: ['es'], cssFileName: 'styles' },
      rolldownOptions: {
        output: { preserveModules: true, preserveModulesRoot: sources, entryFileNames: '[name].js' },
      },
    },
  });
  rmSync(join(built, 'page.js'));
  writeSheets();
  cpSync(join(sources, 'i18n/messages'), join(built, 'messages'), { recursive: true });
}

/** Tokens and brands stay readable: they are what an app changes. */
function writeSheets(): void {
  mkdirSync(join(built, 'brands'), { recursive: true });
  const sheets = [
    { from: 'tokens.css', to: 'tokens.css' },
    ...globSync('brands/*/*.css', { cwd: join(sources, 'tokens') }).map((from) => ({
      from,
      to: join('brands', basename(from)),
    })),
  ];
  for (const { from, to } of sheets) {
    writeFileSync(join(built, to), withLayerOrder(readFileSync(join(sources, 'tokens', from), 'utf8')));
  }
}
