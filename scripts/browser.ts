import { bundledBrowser } from './browser/bundled.ts';
import { installedBrowser, starts } from './browser/installed.ts';

/** For our own pages only, hence without a sandbox: it needs rights that root and containers do not give. `headless` is the caller's. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** No Chromium can be had; the message is one sentence for the person who started the program. */
export class NoBrowserError extends Error {
  override readonly name = 'NoBrowserError';
}

/** The path of a Chromium: $CHROMIUM_PATH, else the machine's, else the one that came with the packages. Throws NoBrowserError. */
export async function findBrowser(): Promise<string> {
  const given = process.env['CHROMIUM_PATH'];
  if (given !== undefined && given !== '') {
    if (await starts(given)) return given;
    throw new NoBrowserError(`CHROMIUM_PATH is ${given}, but no Chromium or Chrome starts there.`);
  }
  const found = (await installedBrowser()) ?? (await bundledBrowser());
  if (found !== undefined && (await starts(found))) return found;
  throw new NoBrowserError('No Chromium was found: install Chromium or Chrome, or set CHROMIUM_PATH to the program.');
}
