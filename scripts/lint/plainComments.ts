import type { Rule } from './rule.ts';

/** A comment states the fact first. Comments that begin with What, Who or Whoever are noun clauses that hide it. */
export const plainComments: Rule = {
  create(context) {
    return {
      Program: () => {
        for (const comment of context.sourceCode.getAllComments()) {
          if (!/^[\s*]*(?:What|Who|Whoever)\b/.test(comment.value)) continue;
          context.report({
            node: comment,
            message: 'State the fact first: no comment begins with What, Who or Whoever.',
          });
        }
      },
    };
  },
};
