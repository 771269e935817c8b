import stylelint from 'stylelint';
import type { RuleBase } from 'stylelint';

const ruleName = 'platine/layers';
const outsideAllowed = new Set(['layer', 'import', 'charset', 'property', 'font-face', 'view-transition']);
/** `@layer reset, tokens, base, components, screens`: the first folder that fits says which of them a file may fill. */
const byFolder: readonly { readonly path: RegExp; readonly layers: readonly string[] }[] = [
  { path: /\/tokens\//, layers: ['reset', 'tokens', 'base'] },
  { path: /\/components\//, layers: ['components'] },
  { path: /\/screens\//, layers: ['screens'] },
  { path: /./, layers: ['components', 'screens'] },
];

/** Everything lies in a layer, so that where a file is loaded never decides what wins. */
const check: RuleBase = (enabled: unknown) => (root, result) => {
  if (enabled !== true) return;
  const allowed = byFolder.find(({ path }) => path.test(root.source?.input.file ?? ''))?.layers ?? [];
  root.each((node) => {
    if (node.type === 'comment') return;
    if (node.type !== 'atrule' || !outsideAllowed.has(node.name)) {
      stylelint.utils.report({
        ruleName,
        result,
        node,
        message: `Put this into @layer ${allowed.join(' or ')} (${ruleName})`,
      });
    } else if (node.name === 'layer' && node.nodes !== undefined && !allowed.includes(node.params)) {
      const message = `A file in this folder fills @layer ${allowed.join(' or ')}, not ${node.params} (${ruleName})`;
      stylelint.utils.report({ ruleName, result, node, message });
    }
  });
};

export default stylelint.createPlugin(ruleName, Object.assign(check, { ruleName, messages: {} }));
