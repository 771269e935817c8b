import { dirname, relative, resolve } from 'node:path';
import { importsOf, posix } from './imports.ts';
import { extras, layers, uiFolders } from './layers.ts';
import type { Rule } from './rule.ts';

/** Imports run one way (docs/ARCHITECTURE.md): the table in `layers.ts` says who may import what. */
export const importDirection: Rule = {
  create(context) {
    const file = posix(relative(context.cwd, context.filename));
    const layer = layers.find(({ path }) => file.startsWith(path));
    if (layer === undefined) return {};
    return importsOf((path, node) => {
      const message = path.startsWith('.') ? relativeProblem(file, path) : packageProblem(file, path);
      if (message !== undefined) context.report({ node, message });
    });
  },
};

/** The problem with an import by package name, or undefined when it is allowed. `file` is relative to the repository. */
function packageProblem(file: string, specifier: string): string | undefined {
  const layer = layers.find(({ path }) => file.startsWith(path));
  if (layer === undefined) return undefined;
  const more = extras.filter((extra) => extra.file.test(file)).flatMap(({ packages }) => packages);
  if ([...layer.packages, ...more].some((allowed) => fits(allowed, specifier))) {
    return folderProblem(file, specifier.replace(/^@platine\/ui\//, 'packages/ui/src/'));
  }
  return `${layer.name} may not import '${specifier}'. The table of who imports what is scripts/lint/layers.ts.`;
}

function relativeProblem(file: string, specifier: string): string | undefined {
  const target = posix(relative('.', resolve(dirname(file), specifier)));
  const home = layers.find(({ path }) => file.startsWith(path));
  const workspace = (path: string): string | undefined => /^(?:packages|apps)\/[^/]+\/|^mocks\//.exec(path)?.[0];
  if (home !== undefined && workspace(target) !== workspace(file)) {
    return `'${specifier}' leaves its package: import it by the package's name.`;
  }
  // Of one package, only the storefront has two layers: the browser's part never reaches the server's.
  const other = layers.find(({ path }) => target.startsWith(path));
  if (home?.name === 'storefront' && other?.name !== 'storefront')
    return `The browser's part may not import '${specifier}' of the server.`;
  return folderProblem(file, target);
}

/** Stories and tests are exempt: they run a part together with the page that it belongs to. */
function folderProblem(file: string, target: string): string | undefined {
  if (/\.(?:stories|test)\.tsx?$/.test(file)) return undefined;
  const [own, other] = [uiFolder(file), uiFolder(target)];
  if (own === undefined || other === undefined || uiFolders.indexOf(other) <= uiFolders.indexOf(own)) return undefined;
  return `packages/ui/src/${own}/ may not import from ${other}/. The order of the folders is in scripts/lint/layers.ts.`;
}

/** The path's folder below `packages/ui/src`, or undefined when the order does not name it. */
function uiFolder(path: string): string | undefined {
  return uiFolders.find((folder) => path.startsWith(`packages/ui/src/${folder}/`));
}

function fits(allowed: string, specifier: string): boolean {
  if (allowed.endsWith('*')) return specifier.startsWith(allowed.slice(0, -1));
  return specifier === allowed || specifier.startsWith(`${allowed}/`);
}
