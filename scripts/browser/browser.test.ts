import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NoBrowserError, browserFlags, findBrowser } from '../browser.ts';
import { bundledBrowser } from './bundled.ts';

afterEach(() => vi.unstubAllEnvs());

/** The packages hold a Chromium for this platform. */
const hasBundled = process.platform === 'linux' && process.arch === 'x64';

describe('findBrowser', () => {
  it.runIf(hasBundled)('takes the bundled Chromium, whatever is installed or named', async () => {
    vi.stubEnv('CHROMIUM_PATH', '/usr/bin/true');
    expect(await findBrowser()).toMatch(/node_modules\/\.cache\/chromium-[\d.]+\/chromium$/);
  });

  describe('on a platform for which none is bundled', () => {
    const none = () => Promise.resolve(undefined);

    it('takes $CHROMIUM_PATH before what is installed', async () => {
      const known = await findBrowser();
      vi.stubEnv('CHROMIUM_PATH', known);
      vi.stubEnv('PATH', '');
      expect(await findBrowser(none)).toBe(known);
    });

    it('says in one sentence that $CHROMIUM_PATH is wrong, and takes no other browser', async () => {
      vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
      await expect(findBrowser(none)).rejects.toThrow(
        new NoBrowserError('CHROMIUM_PATH is /nowhere/chromium, but no Chromium or Chrome starts there.'),
      );
    });

    it('takes the installed one', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'platine-browser-'));
      const installed = join(folder, 'chromium');
      await writeFile(installed, '#!/bin/sh\necho Chromium 156\n', { mode: 0o755 });
      vi.stubEnv('CHROMIUM_PATH', '');
      vi.stubEnv('PATH', folder);
      try {
        expect(await findBrowser(none)).toBe(installed);
      } finally {
        await rm(folder, { recursive: true });
      }
    });

    it.skipIf(process.platform === 'darwin')('says in one sentence that there is none', async () => {
      vi.stubEnv('CHROMIUM_PATH', '');
      vi.stubEnv('PATH', '/nowhere');
      await expect(findBrowser(none)).rejects.toThrow(
        new NoBrowserError('No Chromium was found: install Chromium or Chrome, or set CHROMIUM_PATH to the program.'),
      );
    });
  });
});

describe.runIf(hasBundled)('the bundled Chromium', () => {
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
