import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { storyVite } from './.storybook/vite.ts';
import { browserFlags, findBrowser } from './scripts/browser.ts';

const inBrowser = (executablePath: string) => ({
  // As in Storybook, stories share a page and its modules: loading them anew for each file took as long as the stories.
  isolate: false,
  testTimeout: 60_000,
  browser: {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({ launchOptions: { executablePath, args: browserFlags } }),
    instances: [{ browser: 'chromium' as const }],
  },
});

/**
 * Every story as a test, and every story's drawing in the other languages, in a real browser. Apart from vitest.config.ts, because reading
 * Storybook's settings and finding a browser takes seconds.
 */
export default defineConfig(async () => {
  const browser = await findBrowser();
  return {
    test: {
      maxWorkers: 2,
      projects: [
        {
          plugins: [await storybookTest({ configDir: '.storybook' })],
          // Dialogs and panels that a play has opened must also fit into less room.
          test: { ...inBrowser(browser), name: 'stories', setupFiles: ['./.storybook/fit/fit.setup.ts'] },
        },
        { ...storyVite(), test: { ...inBrowser(browser), name: 'languages', include: ['tests/languages/*.test.ts'] } },
      ],
    },
  };
});
