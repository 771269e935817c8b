import type { ESTree } from 'vite';
import type { Rule } from './rule.ts';

const message = 'A page comes to what it shows: `await expect.poll(() => …)` instead of one reading of it.';

const readings = new Set([
  'allInnerTexts',
  'allTextContents',
  'count',
  'getAttribute',
  'innerText',
  'inputValue',
  'isChecked',
  'isDisabled',
  'isEnabled',
  'isVisible',
  'textContent',
  'title',
]);

/** A browser's state must be polled: `expect(await locator.count())` depends on the machine's load. */
export const polledReads: Rule = {
  create(context) {
    return {
      CallExpression: ({ callee, arguments: [asserted] }) => {
        if (callee.type !== 'Identifier' || callee.name !== 'expect') return;
        if (asserted?.type === 'AwaitExpression' && isReading(asserted.argument))
          context.report({ node: asserted, message });
      },
    };
  },
};

function isReading(call: ESTree.Expression): boolean {
  if (call.type !== 'CallExpression' || call.callee.type !== 'MemberExpression') return false;
  const { property } = call.callee;
  return property.type === 'Identifier' && readings.has(property.name);
}
