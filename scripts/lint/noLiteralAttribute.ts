import type { Rule } from './rule.ts';

const spoken = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'title',
  'placeholder',
  'label',
]);

/** Attributes that a person reads or hears come from the messages, like text does. */
export const noLiteralAttribute: Rule = {
  create(context) {
    return {
      JSXAttribute: (node) => {
        if (node.name.type !== 'JSXIdentifier' || !spoken.has(node.name.name)) return;
        if (node.value?.type !== 'Literal' || !/\p{Letter}/u.test(String(node.value.value))) return;
        context.report({ node, message: `'${node.name.name}' is read by people: take it from the messages.` });
      },
    };
  },
};
