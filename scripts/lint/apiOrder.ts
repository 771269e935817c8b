import { dirname, relative, resolve } from 'node:path';
import { importsOf, posix } from './imports.ts';
import { apiOrder as order } from './layers.ts';
import type { Rule } from './rule.ts';

const root = 'apps/api/src/';
const testing = 'apps/api/testing/';

/** Imports inside the API run down, from app to db (docs/ARCHITECTURE.md): `layers.ts` has the order. */
export const apiOrder: Rule = {
  create(context) {
    const file = posix(relative(context.cwd, context.filename));
    if (!file.startsWith(root) || file.endsWith('.test.ts')) return {};
    const own = placeOf(file);
    const homeless = `${file} has no place in \`apiOrder\` of scripts/lint/layers.ts.`;
    if (own === -1) return { Program: (node) => context.report({ node, message: homeless }) };
    return importsOf((path, node) => {
      const target = targetOf(file, path);
      if (target.startsWith(testing)) context.report({ node, message: 'Only tests import test helpers.' });
      else if (target.startsWith(root) && placeOf(target) < own)
        context.report({
          node,
          message: `${order[own]} may not import from above: \`apiOrder\` of scripts/lint/layers.ts.`,
        });
    });
  },
};

/** A place in the order, the top one 0; -1 for none. */
function placeOf(file: string): number {
  return order.findIndex((place) => file.startsWith(root + place));
}

/** The imported file, relative to the repository; another package's import stays as it is. */
function targetOf(file: string, path: string): string {
  return path.startsWith('.')
    ? posix(relative('.', resolve(dirname(file), path)))
    : path.replace(/^@platine\/api\//, root);
}
