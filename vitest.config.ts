import { defineConfig } from 'vitest/config';

const inOrder = { fileParallelism: false, testTimeout: 60_000, hookTimeout: 120_000 };

/** One project a kind of check (`pnpm check domain`, `pnpm watch api`). The stories have a file of their own: vitest.stories.config.ts. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'domain', include: ['packages/domain/src/**/*.test.ts', 'packages/drawings/src/**/*.test.ts'] } },
      {
        test: {
          name: 'ui',
          include: ['packages/ui/{src,build}/**/*.test.{ts,tsx}', 'apps/storefront/src/**/*.test.{ts,tsx}'],
        },
      },
      // A database for each worker takes seconds to create.
      {
        test: {
          name: 'api',
          include: ['apps/api/**/*.test.ts', 'mocks/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'house',
          include: ['tests/house/**/*.test.ts', 'tests/lint/**/*.test.ts', 'scripts/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'contract', include: ['tests/contract/**/*.test.ts'], ...inOrder } },
      { test: { name: 'e2e', include: ['tests/e2e/**/*.test.ts'], ...inOrder, testTimeout: 120_000 } },
    ],
  },
});
