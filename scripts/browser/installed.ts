import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const names = ['chromium', 'google-chrome-stable', 'google-chrome', 'chromium-browser', 'chrome'];
const macOs = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The machine's own Chromium or Chrome, the first that really starts (Ubuntu's `chromium-browser` may be a mere pointer to a snap). */
export async function installedBrowser(): Promise<string | undefined> {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...macOs];
  for (const path of candidates) {
    if (existsSync(path) && (await starts(path))) return path;
  }
  return undefined;
}

export async function starts(path: string): Promise<boolean> {
  try {
    const { stdout } = await promisify(execFile)(path, ['--version'], { timeout: 20_000 });
    return /chrom/i.test(stdout);
  } catch {
    return false;
  }
}
