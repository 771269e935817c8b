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

/**
 * The path of a Chromium: the one in the packages, whatever else is installed, because it brings its own font and so lays out pages the same on
 * every machine. The packages have one for Linux on x64; elsewhere it is $CHROMIUM_PATH, else the machine's. Throws NoBrowserError.
 */
export async function findBrowser(bundled = bundledBrowser): Promise<string> {
  const found = (await bundled()) ?? (await givenBrowser()) ?? (await installedBrowser());
  if (found !== undefined && (await starts(found))) return found;
  throw new NoBrowserError('No Chromium was found: install Chromium or Chrome, or set CHROMIUM_PATH to the program.');
}

async function givenBrowser(): Promise<string | undefined> {
  const given = process.env['CHROMIUM_PATH'];
  if (given === undefined || given === '') return undefined;
  if (await starts(given)) return given;
  throw new NoBrowserError(`CHROMIUM_PATH is ${given}, but no Chromium or Chrome starts there.`);
}
