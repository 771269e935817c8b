import { chromium } from 'playwright';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NoBrowserError, browserFlags, findBrowser } from '../browser.ts';
import { bundledBrowser } from './bundled.ts';

afterEach(() => vi.unstubAllEnvs());

describe('findBrowser', () => {
  it('takes $CHROMIUM_PATH first', async () => {
    const known = await findBrowser();
    vi.stubEnv('CHROMIUM_PATH', known);
    vi.stubEnv('PATH', '');
    expect(await findBrowser()).toBe(known);
  });

  it('says in one sentence that $CHROMIUM_PATH is wrong, and does not take another one', async () => {
    vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
    await expect(findBrowser()).rejects.toThrow(
      new NoBrowserError('CHROMIUM_PATH is /nowhere/chromium, but no Chromium or Chrome starts there.'),
    );
  });

  it.runIf(process.platform === 'linux' && process.arch === 'x64')(
    'unpacks its own where the machine has none',
    async () => {
      vi.stubEnv('CHROMIUM_PATH', '');
      vi.stubEnv('PATH', '/nowhere');
      const path = await findBrowser();
      expect(path).toMatch(/node_modules\/\.cache\/chromium-[\d.]+\/chromium$/);
    },
  );
});

describe.runIf(process.platform === 'linux' && process.arch === 'x64')('the bundled Chromium', () => {
  it('draws German words with its own font', async () => {
    const browser = await chromium.launch({ executablePath: (await bundledBrowser()) ?? '', args: browserFlags });
    try {
      const page = await browser.newPage();
      await page.setContent(
        '<h1 style="font: 40px sans-serif; display: inline-block">Größe: 10 kΩ, zahlungspflichtig</h1>',
      );
      const session = await page.context().newCDPSession(page);
      await session.send('DOM.enable');
      await session.send('CSS.enable');
      const { root } = await session.send('DOM.getDocument');
      const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      expect(fonts.map(({ familyName }) => familyName)).toEqual(['Open Sans']);
    } finally {
      await browser.close();
    }
  });
});
