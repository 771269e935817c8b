import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathsFile } from './places.ts';
import type { Order } from './words.ts';
import { namesOf } from './words.ts';

/** How names are written, by kind. */
const forms: Readonly<Record<Order['kind'], { readonly pattern: RegExp; readonly example: string }>> = {
  component: { pattern: /^(?!.*Screen$)[A-Z][A-Za-z0-9]*$/, example: 'DeliveryBadge' },
  screen: { pattern: /^[A-Z][A-Za-z0-9]*Screen$/, example: 'WarrantyScreen' },
  machine: { pattern: /^[a-z][A-Za-z0-9]*$/, example: 'stockAlert' },
};

const isKind = (word: string | undefined): word is Order['kind'] => word !== undefined && Object.hasOwn(forms, word);

/** `component DeliveryBadge`: what to make, or one sentence about why it cannot be made in this tree. */
export function readOrder([kind, name = '', ...more]: readonly string[], root: string): Order | string {
  if (!isKind(kind) || name === '' || more.length > 0)
    return 'Say what to make, and its name: pnpm new component|screen|machine NAME';
  const { pattern, example } = forms[kind];
  if (!pattern.test(name)) return `'${name}' is no name for a ${kind}: write it like ${example}.`;
  const taken = takenBy({ kind, name }, root);
  return taken === undefined ? { kind, name } : `The name ${name} is taken: ${taken} has it.`;
}

/** The file that has the name already. */
function takenBy(order: Order, root: string): string | undefined {
  const { Name, name, page, path } = namesOf(order);
  if (order.kind === 'machine')
    return globSync([`packages/domain/src/machines/${name}.*`, `.storybook/workbench/machines/${Name}.*`], {
      cwd: root,
    })[0];
  const [file] = globSync([`packages/ui/src/**/${Name}.*`, `apps/storefront/src/pages/${page}.tsx`], { cwd: root });
  if (file !== undefined || order.kind === 'component') return file;
  const paths = readFileSync(join(root, pathsFile), 'utf8');
  return paths.includes(`'${path}'`) || new RegExp(`\\b${page}Path\\b`).test(paths) ? pathsFile : undefined;
}
