import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { bundledBrowser } from './browser/bundled.ts';
import { make } from './new/make.ts';
import type { Order } from './new/words.ts';
import { readOrder } from './new/order.ts';

/** `pnpm new component|screen|machine NAME`: makes what CONTRIBUTING.md describes. What it makes passes all checks, and waits for its words and its work. */
const root = resolve(import.meta.dirname, '..');

/** The work that is left. */
const next: Readonly<Record<Order['kind'], string>> = {
  component:
    'Left to do: write its words in three languages, its guide and its states, then accept its pictures again.',
  screen:
    'Left to do: write its words in three languages and its view; say in its page what it reads and whether search engines may list it (then sitemap.ts and sharedPages.ts); enter its path in the specification.',
  machine: 'Left to do: give it its states and the name of its call, and enter the call in notProvided.test.ts.',
};

function run(program: string, args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, [program, ...args], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}

const order = readOrder(process.argv.slice(2), root);
if (typeof order === 'string') {
  console.error(order);
  process.exitCode = 1;
} else {
  const files = make(order, root);
  // A long name needs other lines than a short one.
  run('node_modules/oxfmt/bin/oxfmt', ['--write', ...files]);
  if (order.kind !== 'machine' && (await bundledBrowser()) !== undefined)
    run('scripts/pictures.ts', ['accept', `/${order.name}/`]);
  console.info(`${files.join('\n')}\n\n${next[order.kind]}`);
}
