import type { Rule } from './rule.ts';

const message = 'Find by role and name, as a person does: no test ids.';

export const noTestId: Rule = {
  create(context) {
    return {
      Identifier: (node) => {
        if (/^(?:get|query|find)(?:All)?ByTestId$/.test(node.name)) context.report({ node, message });
      },
      JSXAttribute: (node) => {
        if (node.name.type === 'JSXIdentifier' && node.name.name === 'data-testid') context.report({ node, message });
      },
    };
  },
};
