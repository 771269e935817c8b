import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

export type File = { readonly file: string; readonly source: string };

const settings = ['.oxlintrc.json', '.stylelintrc.json', 'tsconfig.base.json', 'scripts/lint', 'node_modules'];

/** A copy of the repository's skeleton in a temporary folder: the real settings, and only the files of the test. */
export function createSandbox(
  files: readonly File[],
  shared: readonly string[] = settings,
): { folder: string; remove(): void } {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'platine-lint-')));
  for (const { file, source } of files) write(folder, file, source);
  write(folder, 'tsconfig.json', tsconfig);
  for (const path of shared) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(resolve(path), join(folder, path));
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Runs a program of node_modules in the sandbox with this same Node; gives all it printed. */
export function run(folder: string, program: string, args: readonly string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, [join(folder, 'node_modules', program), ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout + stderr;
}

/** Which rules fired in which file: `packages/ui/src/a.ts` → [`no-console`]. */
export function rulesByFile(output: string, line: RegExp): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [, file = '', rule = ''] of output.matchAll(line)) {
    const name = rule.replace(/^eslint\((.+)\)$/, '$1').replace(/^(.+?)(?:-hooks)?\((.+)\)$/, '$1/$2');
    const rules = found.get(file) ?? [];
    if (!rules.includes(name)) found.set(file, [...rules, name]);
  }
  return found;
}

const tsconfig = `{
  "extends": "./tsconfig.base.json",
  "compilerOptions": { "jsx": "react-jsx", "lib": ["es2024", "dom"], "types": ["node"], "noUnusedLocals": false },
  "include": ["packages", "apps", "mocks", "scripts"]
}`;

function write(folder: string, file: string, source: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), source);
}
