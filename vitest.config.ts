import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const endToEnd = {
  // Files that run one after the other in a process share its browser, and most of them its shop.
  isolate: false,
  globalSetup: ['tests/e2e/prepare.ts'],
  // A shop, its browser and its test wait for one another: three files at a time leave no processor of two idle.
  maxWorkers: 3,
  hookTimeout: 120_000,
  testTimeout: 120_000,
  // A page on a machine that does other things as well takes longer than vitest's one second.
  expect: { poll: { timeout: 10_000 } },
};
const contract = {
  // A PostgreSQL of their own each, unless one is given to all of them.
  fileParallelism: (process.env['TEST_DATABASE_URL'] ?? '') === '',
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // They wait for passwords to be hashed and for PostgreSQL: two at a time leave a third of two processors idle.
  maxWorkers: 3,
};

/** One project a kind of check (`pnpm check domain`, `pnpm watch api`). The stories have a file of their own: vitest.stories.config.ts. */
export default defineConfig({
  test: {
    // vitest leaves one processor free, which is half of a machine with two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'domain',
          include: ['packages/{domain,drawings,documents}/src/**/*.test.ts'],
          // Pure functions: the files share a worker and its modules.
          isolate: false,
        },
      },
      {
        test: {
          name: 'ui',
          include: ['packages/ui/{src,build}/**/*.test.{ts,tsx}', 'apps/storefront/src/**/*.test.{ts,tsx}'],
          isolate: false,
        },
      },
      {
        test: {
          name: 'api',
          include: ['apps/api/**/*.test.ts', 'packages/sample-catalogue/src/**/*.test.ts'],
          globalSetup: ['apps/api/testing/prepare.ts'],
          // They wait for a third of their time: three at a time leave no processor of two idle.
          maxWorkers: 3,
          // The files share a worker and its modules: the embedded database's alone take a second of the processor.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // A job on a machine that does other things as well takes longer than vitest's one second.
          expect: { poll: { timeout: 10_000 } },
        },
      },
      // Each file replaces the network of its process.
      { test: { name: 'mocks', include: ['mocks/**/*.test.ts'], maxWorkers: 3, testTimeout: 30_000 } },
      {
        test: {
          name: 'house',
          include: ['tests/house/**/*.test.ts', 'tests/lint/**/*.test.ts', 'scripts/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'contract', include: ['tests/contract/**/*.test.ts'], ...contract } },
      // A copy of the repository gets a new component, screen and machine.
      { test: { name: 'new', include: ['tests/new/*.test.ts'], testTimeout: 300_000, hookTimeout: 300_000 } },
      // The container image's steps, done in a bare folder.
      { test: { name: 'image', include: ['tests/image/*.test.ts'], testTimeout: 120_000 } },
      // Storybook as it is published, built before by the runner.
      {
        test: {
          name: 'storybook',
          include: ['tests/storybook/*.test.ts'],
          testTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      // The packed packages, built before by the runner.
      {
        test: {
          name: 'library',
          include: ['tests/library/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          // The embedded database allows one process.
          exclude: ['tests/e2e/manyProcesses.test.ts'],
          ...endToEnd,
        },
      },
      // Tests whose result depends on the database also run on PostgreSQL. For all end-to-end tests: E2E_DATABASE=postgres pnpm check e2e
      {
        test: {
          name: 'e2e-postgres',
          include: ['tests/e2e/{account,cart,manyProcesses,manyShoppers,order,orderLife}.test.ts'],
          env: { E2E_DATABASE: 'postgres' },
          ...endToEnd,
        },
      },
    ],
  },
});
