import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Image } from './dockerfile.testing.ts';
import { buildInFolders, run, stepsOf } from './dockerfile.testing.ts';

const root = join(import.meta.dirname, '../..');
const dockerfile = join(root, 'deploy/Dockerfile');
const text = readFileSync(dockerfile, 'utf8');

let place: string;
let image: Image;
beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'platine-image-'));
  image = await buildInFolders(dockerfile, place, context());
}, 300_000);
afterAll(() => run('rm', ['-rf', place]), 60_000);

/** The files that the build is sent: those of the repository that `.dockerignore` lets in. */
function context(): string {
  const folder = join(place, 'context');
  const [, ...allowed] = readFileSync(`${dockerfile}.dockerignore`, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#') && !line.startsWith('**'))
    .map((line) => line.replace('!', ''));
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...allowed], {
    cwd: root,
  });
  for (const file of files
    .toString()
    .split('\0')
    .filter((name) => name !== '' && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  return folder;
}

/** Starts the image's command as a container would, on another port; `body` asks it. Answers the exit code after SIGTERM. */
async function serve(body: (origin: string) => Promise<void>): Promise<number | null> {
  const [program = '', ...args] = image.command;
  const port = '38127';
  const env = { PATH: process.env['PATH'], ...image.environment, DATA_DIR: join(image.folder, 'data'), PORT: port };
  const shop = spawn(program, args, { cwd: image.folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((resolve) => shop.once('exit', resolve));
  shop.stdout.resume();
  try {
    await expect.poll(() => isReady(`http://127.0.0.1:${port}`), { timeout: 60_000, interval: 200 }).toBe(true);
    await body(`http://127.0.0.1:${port}`);
  } finally {
    shop.kill('SIGTERM');
  }
  return await ended;
}

const isReady = (origin: string) =>
  fetch(`${origin}/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Each file of the image outside of its data, with its size and time. */
function programFiles(): string[] {
  return readdirSync(image.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.startsWith(join(image.folder, 'data')))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const { size, mtimeMs } = statSync(path);
      return `${path} ${size} ${mtimeMs}`;
    })
    .toSorted();
}

test('the image serves the shop, writes its data alone, and ends with 0 when it is told to stop', async () => {
  const before = programFiles();
  const code = await serve(async (origin) => {
    const page = await fetch(origin);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('</html>');
    const [program = '', ...args] = image.healthCheck.map((word) =>
      word.replace('127.0.0.1:3000', new URL(origin).host),
    );
    expect(program).toBe('node');
    // Throws unless it exits with 0.
    execFileSync(process.execPath, args);
  });
  expect(code).toBe(0);
  expect(programFiles()).toEqual(before);
});

test('it does not run as root, and has no tool of the build in it', () => {
  expect(image.user).toBe('node');
  const packages = readdirSync(join(image.folder, 'node_modules/.pnpm'));
  expect(packages.filter((name) => /^(?:vite|vitest|storybook|typescript|playwright-core)@/.test(name))).toEqual([]);
});

test('its Node and pnpm are those of the project', () => {
  const workspace = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const node = /^nodeVersion: (\S+)$/m.exec(workspace)?.[1];
  const bases = stepsOf(text).filter(({ name }) => name === 'FROM');
  expect(bases.map(({ rest }) => rest.split(' ')[0])).toEqual(bases.map(() => `node:${node}-bookworm-slim`));
  const manager = /"packageManager": "(pnpm@[^"]+)"/.exec(readFileSync(join(root, 'package.json'), 'utf8'))?.[1];
  expect([...text.matchAll(/pnpm@[\d.]+/g)].map(([name]) => name)).toEqual([manager, manager]);
});
