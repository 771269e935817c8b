import { cpSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createSandbox, run } from './sandbox.ts';

/**
 * Dead and living code for knip. The packages' `exports` make every file of `src` an entry, so that knip alone would report nothing: this test
 * holds `includeEntryExports` in knip.json in place.
 */
const files = [
  {
    file: 'packages/domain/src/cart/limit.ts',
    source: `export const usedByUi = 1;\nexport const usedByATest = 2;\nexport const deadExport = 3;\n`,
  },
  {
    file: 'packages/domain/src/cart/limit.test.ts',
    source: `import { usedByATest } from './limit.ts';\nvoid usedByATest;\n`,
  },
  { file: 'packages/domain/src/cart/dead.ts', source: `export const deadFile = 1;\n` },
  {
    file: 'packages/ui/src/components/A/A.tsx',
    source: `import { usedByUi } from '@platine/domain/cart/limit.ts';\nexport type DeadType = string;\nexport const A = () => usedByUi;\n`,
  },
  {
    file: 'packages/ui/src/components/A/A.stories.tsx',
    source: `import { A } from './A.tsx';\nexport default { component: A };\nexport const Success = {};\n`,
  },
  { file: 'scripts/test.ts', source: `void 0;\n` },
  { file: 'scripts/test/deadHelper.ts', source: `export const a = 1;\n` },
];

const sandbox = createSandbox(files, ['knip.json', 'package.json', 'pnpm-workspace.yaml', 'tsconfig.base.json']);
afterAll(() => sandbox.remove());

/** A node_modules whose @platine packages are the sandbox's own. */
function linkModules(): void {
  const folder = join(sandbox.folder, 'node_modules');
  mkdirSync(join(folder, '@platine'), { recursive: true });
  for (const name of readdirSync('node_modules')) {
    if (name !== '@platine') symlinkSync(realpathSync(join('node_modules', name)), join(folder, name));
  }
  for (const path of ['packages/domain', 'packages/ui']) {
    cpSync(resolve(path, 'package.json'), join(sandbox.folder, path, 'package.json'));
    symlinkSync(join(sandbox.folder, path), join(folder, path.replace('packages', '@platine')));
  }
}

it('knip reports an unused export, type and file, and nothing that is used', () => {
  linkModules();
  const output = run(sandbox.folder, 'knip/bin/knip.js', [
    '--no-progress',
    '--no-config-hints',
    '--include',
    'files,exports,types',
  ]);
  const reported = ['usedByUi', 'usedByATest', 'Success', 'deadExport', 'deadFile', 'DeadType', 'deadHelper'].filter(
    (name) => output.includes(name),
  );
  expect(reported).toEqual(['deadExport', 'deadFile', 'DeadType', 'deadHelper']);
});
