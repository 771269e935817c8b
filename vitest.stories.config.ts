import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserFlags, findBrowser } from './scripts/browser.ts';

/** Every story as a test, in one real browser. Apart from vitest.config.ts, because reading Storybook's settings and finding a browser takes seconds. */
export default defineConfig(async () => ({
  plugins: [await storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'stories',
    // Each screen must also fit where there is less room.
    setupFiles: ['./.storybook/fit.setup.ts'],
    testTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath: await findBrowser(), args: browserFlags } }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
}));
