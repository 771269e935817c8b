import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { storyVite } from './.storybook/vite.ts';
import { browserFlags, findBrowser } from './scripts/browser.ts';
import { accessibilityReporter } from './scripts/accessibility/reporter.ts';
import { bundledBrowser } from './scripts/browser/bundled.ts';
import { acceptedFile, differingFile } from './scripts/pictures/files.ts';

const inBrowser = (executablePath: string) => ({
  // As in Storybook, stories share a page and its modules: loading them anew for each file took as long as the stories.
  isolate: false,
  testTimeout: 60_000,
  // A story's pictures are taken in hooks.
  hookTimeout: 60_000,
  browser: {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    // A machine that does other things as well opens a page late.
    connectTimeout: 180_000,
    provider: playwright({ launchOptions: { executablePath, args: browserFlags } }),
    instances: [{ browser: 'chromium' as const }],
    expect: {
      toMatchScreenshot: {
        timeout: 10_000,
        resolveScreenshotPath: acceptedFile,
        resolveDiffPath: differingFile,
        // The edge of a rounded corner is not always rounded off alike; an icon that changes is a hundred pixels.
        comparatorOptions: { allowedMismatchedPixels: 16 },
      },
    },
  },
});

/**
 * Every story as a test, pictures of those that are tagged `picture`, and every story's drawing in the other languages, in a real browser. Apart from vitest.config.ts, because reading
 * Storybook's settings and finding a browser takes seconds.
 */
export default defineConfig(async () => {
  const browser = await findBrowser();
  // Another Chromium, with another font, draws other pixels.
  const pinned = browser === (await bundledBrowser());
  return {
    test: {
      ...(process.env['ACCESSIBILITY_RESULTS'] === 'write' && { reporters: ['dot', accessibilityReporter] }),
      // A page waits for most of its time, for the screen to be still: two for each processor leave none idle.
      maxWorkers: 4,
      projects: [
        {
          plugins: [await storybookTest({ configDir: '.storybook', tags: { exclude: ['picture'] } })],
          // Dialogs and panels that a play has opened must also fit into less room.
          test: {
            ...inBrowser(browser),
            name: 'stories',
            setupFiles: ['./.storybook/fit/fit.setup.ts', './.storybook/parts/parts.setup.ts'],
          },
        },
        {
          plugins: [await storybookTest({ configDir: '.storybook', tags: { include: ['picture'] } })],
          test: {
            ...inBrowser(browser),
            name: 'pictures',
            // The hooks of the last file run first: the fit is tried in other sizes and in German.
            setupFiles: [
              './.storybook/fit/fit.setup.ts',
              ...(pinned ? ['./.storybook/pictures/pictures.setup.ts'] : []),
              './.storybook/parts/parts.setup.ts',
            ],
          },
        },
        { ...storyVite(), test: { ...inBrowser(browser), name: 'languages', include: ['tests/languages/*.test.ts'] } },
      ],
    },
  };
});
