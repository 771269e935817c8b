import type { ESTree } from 'vite';
import type { Rule } from './rule.ts';

const effects = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect']);

/** Server data comes through a query hook: an effect that fetches knows neither races nor failures. */
export const noFetchInEffect: Rule = {
  create(context) {
    let depth = 0;
    const isEffect = (node: ESTree.CallExpression): boolean => effects.has(calledName(node));
    return {
      CallExpression: (node) => {
        if (depth > 0 && calledName(node) === 'fetch')
          context.report({ node, message: 'No fetch in an effect: use a query hook.' });
        if (isEffect(node)) depth += 1;
      },
      'CallExpression:exit': (node) => {
        if (isEffect(node)) depth -= 1;
      },
    };
  },
};

/** `f` of `f()` and of `x.f()`, else nothing. */
function calledName({ callee }: ESTree.CallExpression): string {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier') return callee.property.name;
  return '';
}
