import stylelint from 'stylelint';
import type { RuleBase } from 'stylelint';

const ruleName = 'platine/no-outer-margin';

/** A component sets no outer margin, its parent sets the gap: `.root` of a CSS module has no margin but `0` and `auto`. */
const check: RuleBase = (enabled: unknown) => (root, result) => {
  if (enabled !== true) return;
  root.walkDecls(/^margin/, (node) => {
    const { parent } = node;
    if (parent?.type !== 'rule' || !('selector' in parent) || typeof parent.selector !== 'string') return;
    if (!/^\.root\b[^\s>+~]*$/.test(parent.selector) || /^(?:(?:0|auto)\s*)+$/.test(node.value)) return;
    stylelint.utils.report({
      ruleName,
      result,
      node,
      message: `The parent sets the gap: no margin on .root (${ruleName})`,
    });
  });
};

export default stylelint.createPlugin(ruleName, Object.assign(check, { ruleName, messages: {} }));
