import { posix } from 'node:path';
import { filesOf, read } from '../tree.ts';
import type { Rules } from './rule.ts';
import type { DomainTest } from './rules.ts';
import { testsOf } from './rules.ts';

const domain = 'packages/domain/src';
const isSource = (file: string): boolean => /\.tsx?$/.test(file) && !/\.(?:test|testing|stories)\.tsx?$/.test(file);

/** Every file of the repository that the API or the storefront imports, directly or through others. */
export function runByTheShop(root: string): ReadonlySet<string> {
  const files = new Set(filesOf(root).filter(isSource));
  const reached = new Set<string>();
  const next = [...files].filter((file) => /^apps\/\w+\/src\//.test(file));
  for (let file = next.pop(); file !== undefined; file = next.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    next.push(...importsOf(root, file).filter((imported) => files.has(imported)));
  }
  return reached;
}

/** The domain's tests of rules whose own imports the shop never runs: what they prove is not what shoppers get. */
export function testedAlone(root: string, rules: Rules, tests: readonly DomainTest[]): string[] {
  const run = runByTheShop(root);
  const phrases = Object.values(rules).flatMap((list) => list.flatMap((rule) => rule.tests ?? []));
  const proofs = new Set(phrases.flatMap((phrase) => testsOf(phrase, tests)).map(({ file }) => `${domain}/${file}`));
  return [...proofs].filter((file) => !subjectsOf(root, file).some((subject) => run.has(subject)));
}

/** The imports of a test, its own and those of the files that tests share. */
function subjectsOf(root: string, file: string): string[] {
  return importsOf(root, file).flatMap((path) => (path.endsWith('.testing.ts') ? importsOf(root, path) : [path]));
}

/** Paths that a file imports from this repository; `import type` alone runs nothing. */
function importsOf(root: string, file: string): string[] {
  const paths = [
    ...read(root, file).matchAll(/^(?:import|export)(?! type)[^;]*?from '([^']+)';|import\('([^']+)'\)/gm),
  ];
  return paths.flatMap(([, fixed, late]) => {
    const path = fixed ?? late ?? '';
    if (path.startsWith('.')) return [posix.join(posix.dirname(file), path)];
    const [, name, rest] = /^@platine\/([\w-]+)\/(.+)$/.exec(path) ?? [];
    if (name === undefined || rest === undefined) return [];
    return name === 'api' || name === 'storefront' ? [`apps/${name}/src/${rest}`] : [`packages/${name}/src/${rest}`];
  });
}
