/** A program of node_modules (or a script) with its arguments; run by this same Node. */
export type Step = {
  readonly name: string;
  readonly program: string;
  readonly args: readonly string[];
  /** vitest counts its tests itself; every other step counts as one. */
  readonly counts?: 'tests';
  /** Later steps of the same kind test its output: they are skipped when it fails. */
  readonly builds?: true;
};

export type Kind = { readonly name: string; readonly steps: readonly Step[] };

const modules = 'node_modules';
const folders = [
  'packages',
  'apps',
  'mocks',
  'scripts',
  'tests',
  '.storybook',
  'vitest.config.ts',
  'vitest.stories.config.ts',
];

const types = (project: string): Step => ({
  name: project === '.' ? 'root' : project,
  program: `${modules}/typescript/bin/tsc`,
  args: ['-p', project],
});

const one = (name: string, program: string, args: readonly string[]): Kind => ({
  name,
  steps: [{ name, program: `${modules}/${program}`, args }],
});

const tests = (name: string, args: readonly string[]): Step => ({
  name,
  program: `${modules}/vitest/vitest.mjs`,
  args,
  counts: 'tests',
});

/** All checks, the quick ones first. */
export const kinds: readonly Kind[] = [
  {
    name: 'types',
    steps: [
      'packages/domain',
      'packages/drawings',
      'packages/documents',
      'packages/ui',
      'mocks',
      'apps/api',
      'packages/sample-catalogue',
      'packages/ui/build',
      'apps/storefront',
      'apps/desk',
      '.',
    ].map(types),
  },
  one('format', 'oxfmt/bin/oxfmt', ['--check', '.']),
  one('lint', 'oxlint/bin/oxlint', ['--disable-nested-config', '--deny-warnings', ...folders]),
  one('css', 'stylelint/bin/stylelint.mjs', [
    'packages/ui/src/**/*.css',
    '.storybook/**/*.css',
    'apps/storefront/src/**/*.css',
    '--allow-empty-input',
  ]),
  one('dead-code', 'knip/bin/knip.js', ['--no-progress', '--no-config-hints']),
  { name: 'house', steps: [tests('house', ['--project', 'house'])] },
  { name: 'domain', steps: [tests('domain', ['--project', 'domain'])] },
  { name: 'ui', steps: [tests('ui', ['--project', 'ui'])] },
  {
    name: 'api',
    steps: [tests('api', ['--project', 'api', '--project', 'mocks']), tests('contract', ['--project', 'contract'])],
  },
  // Each installs and builds in one process after the other: together they leave no processor idle.
  { name: 'copies', steps: [tests('copies', ['--project', 'new', '--project', 'image'])] },
  { name: 'stories', steps: [tests('stories', ['--config', 'vitest.stories.config.ts'])] },
  {
    name: 'storybook',
    steps: [
      {
        name: 'build',
        program: `${modules}/storybook/dist/bin/dispatcher.js`,
        args: ['build', '--quiet', '--output-dir', 'storybook-static'],
        builds: true,
      },
      tests('storybook', ['--project', 'storybook']),
    ],
  },
  {
    name: 'library',
    steps: [
      { name: 'build', program: 'scripts/library.ts', args: [], builds: true },
      tests('library', ['--project', 'library']),
    ],
  },
  {
    name: 'e2e',
    steps: [
      { name: 'build', program: 'scripts/start/runBuild.ts', args: [], builds: true },
      tests('e2e', ['--project', 'e2e']),
      tests('postgres', ['--project', 'e2e-postgres']),
    ],
  },
];
