import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../scripts/new/make.ts';
import type { Order } from '../../scripts/new/words.ts';
import { filesOf } from '../house/tree.ts';

const orders: readonly Order[] = [
  { kind: 'component', name: 'DeliveryBadge' },
  { kind: 'screen', name: 'DeliveryRulesScreen' },
  { kind: 'machine', name: 'stockAlert' },
];

let copy: string;
let made: readonly string[] = [];

/** A program in the copy. Returns what it printed when it failed, else nothing. */
function run(program: string, ...args: readonly string[]): Promise<string> {
  return new Promise((done) => {
    execFile(program, args, { cwd: copy, maxBuffer: 2 ** 26 }, (error, out, err) =>
      done(error === null ? '' : out + err),
    );
  });
}

const node = (program: string, ...args: readonly string[]) => run(process.execPath, `node_modules/${program}`, ...args);

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'platine-new-'));
  for (const file of filesOf('.')) cpSync(file, join(copy, file));
  const pnpm = /"(pnpm@[^"]+)"/.exec(readFileSync('package.json', 'utf8'))?.[1] ?? '';
  expect(await run('npx', '-y', pnpm, 'install', '--frozen-lockfile', '--prefer-offline')).toBe('');
  made = orders.flatMap((order) => make(order, copy));
  expect(await node('oxfmt/bin/oxfmt', '--write', ...made)).toBe('');
});

afterAll(() => rm(copy, { recursive: true }));

describe('a new component, screen and machine pass the checks', () => {
  const source = () => made.filter((file) => /\.tsx?$/.test(file));

  test.concurrent('types', async () => {
    const config = { extends: './tsconfig.json', include: [...source(), 'packages/ui/src/**/*.d.ts'] };
    writeFileSync(join(copy, 'tsconfig.new.json'), JSON.stringify(config));
    expect(await node('typescript/bin/tsc', '-p', 'tsconfig.new.json')).toBe('');
  });

  test.concurrent('lint', async () => {
    expect(await node('oxlint/bin/oxlint', '--disable-nested-config', '--deny-warnings', ...source())).toBe('');
  });

  test.concurrent('css', async () => {
    const styles = made.filter((file) => file.endsWith('.css'));
    expect(await node('stylelint/bin/stylelint.mjs', ...styles)).toBe('');
  });
});

describe('with accepted pictures', () => {
  beforeAll(async () => {
    const accepted = await run(
      process.execPath,
      'scripts/pictures.ts',
      'accept',
      ...orders.map(({ name }) => `/${name}/`),
    );
    expect(accepted).toBe('');
  });

  test.concurrent('what the house asks for, and their own tests', async () => {
    const projects = ['house', 'domain', 'ui'].flatMap((project) => ['--project', project]);
    const asked = ['stories', 'components', 'messages', 'classes', 'structure'].map(
      (folder) => `tests/house/${folder}/`,
    );
    const files = [...asked, 'stockAlert', 'pages/pages.test'];
    expect(await node('vitest/vitest.mjs', 'run', ...projects, ...files)).toBe('');
  });

  test.concurrent('their stories', async () => {
    const stories = ['run', '--config', 'vitest.stories.config.ts', '--project', 'stories', '--project', 'pictures'];
    expect(await node('vitest/vitest.mjs', ...stories, ...orders.map(({ name }) => name), 'StockAlert')).toBe('');
  });
});
