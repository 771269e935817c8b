import { defineConfig } from 'vitest/config';

/**
 * The domain's tests for the mutation check (docs/MUTATION.md): Stryker needs one worker and no projects. Nothing in the domain
 * keeps state between files, so the files share one environment, which makes a run of a few tests take milliseconds.
 */
export default defineConfig({
  test: { include: ['packages/domain/src/**/*.test.ts'], isolate: false, pool: 'threads' },
});
