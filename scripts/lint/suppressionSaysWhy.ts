import type { Rule } from './rule.ts';

/** A rule may be switched off for a line, never silently: `oxlint-disable-next-line rule -- the reason`. */
export const suppressionSaysWhy: Rule = {
  create(context) {
    return {
      Program: () => {
        for (const comment of context.sourceCode.getAllComments()) {
          if (!/^\s*(?:oxlint|eslint|stylelint)-disable/.test(comment.value) || / -- \S+/.test(comment.value)) continue;
          context.report({ node: comment, message: 'Say why the rule does not fit here: `-- the reason`.' });
        }
      },
    };
  },
};
