import type { Rule } from './rule.ts';

/** Roles that an element of HTML has by itself, with its keys, focus and form behaviour. `status`, `group`, `img` on an SVG and the like stay. */
const native: ReadonlyMap<string, string> = new Map([
  ['button', 'button'],
  ['link', 'a'],
  ['checkbox', 'input'],
  ['radio', 'input'],
  ['textbox', 'input'],
  ['heading', 'h1 … h6'],
  ['navigation', 'nav'],
  ['main', 'main'],
  ['dialog', 'dialog'],
  ['listitem', 'li'],
  ['table', 'table'],
  ['row', 'tr'],
  ['cell', 'td'],
]);

export const nativeElements: Rule = {
  create(context) {
    return {
      JSXAttribute: (node) => {
        if (node.name.type !== 'JSXIdentifier' || node.name.name !== 'role' || node.value?.type !== 'Literal') return;
        const element = native.get(String(node.value.value));
        if (element !== undefined) context.report({ node, message: `Use the native element: ${element}.` });
      },
    };
  },
};
