import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [{ test: { name: 'house', include: ['tests/house/**/*.test.ts', 'tests/lint/**/*.test.ts', 'scripts/**/*.test.ts'], testTimeout: 60_000 } }],
  },
});
