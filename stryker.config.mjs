// The mutation check over the domain (docs/MUTATION.md, docs/adr/0018): `pnpm mutate`. One folder, whose report takes the whole one's place:
// `pnpm exec stryker run --force --mutate 'packages/domain/src/money/*.ts,!packages/domain/src/**/*.test.ts'`. Keep both to join them:
// `node scripts/mutation.ts <report of the folder>` with the whole one in its place.
export default {
  mutate: [
    'packages/domain/src/**/*.ts',
    '!packages/domain/src/**/*.test.ts',
    '!packages/domain/src/**/*.testing.ts',
    '!packages/domain/src/**/*.data.ts',
  ],
  // The sandbox is a copy: only the domain and what configures its tests goes in. The root's tsconfig.json stays out, because
  // Stryker would rewrite it through the compiler's interface, which TypeScript 7 no longer has.
  ignorePatterns: [
    '**',
    '!packages',
    '!packages/domain/**',
    '**/node_modules',
    '!package.json',
    '!tsconfig.base.json',
    '!vitest.mutation.config.ts',
  ],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts' },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 10_000,
  // TypeScript 7 has no interface for a checker; vitest strips types without checking them.
  disableTypeChecks: false,
  reporters: ['clear-text', 'json', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, allowEmojis: false, reportTests: false },
  jsonReporter: { fileName: 'reports/mutation/mutation.json' },
  htmlReporter: { fileName: 'reports/mutation/mutation.html' },
  tempDirName: 'reports/mutation/sandbox',
};
