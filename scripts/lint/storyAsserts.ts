import type { ESTree } from 'vite';
import type { Rule } from './rule.ts';

type Property = ESTree.ObjectProperty | ESTree.BindingProperty | ESTree.AssignmentTargetProperty;

/** A story's play function asserts what a person perceives: it calls `expect`, or a function named `expect…` or `assert…`. */
export const storyAsserts: Rule = {
  create(context) {
    const open: { node: ESTree.Span; asserts: boolean }[] = [];
    const enter = (node: Property): void => {
      if (isPlay(node)) open.push({ node, asserts: node.value.type === 'Identifier' });
    };
    const leave = (node: Property): void => {
      if (!isPlay(node)) return;
      const play = open.pop();
      if (play?.asserts === false) context.report({ node: play.node, message: 'This play function asserts nothing.' });
    };
    return {
      Property: enter,
      'Property:exit': leave,
      Identifier: (node) => {
        const play = open.at(-1);
        if (play !== undefined && /^(?:expect|assert)/.test(node.name)) play.asserts = true;
      },
    };
  },
};

function isPlay({ key }: Property): boolean {
  return key.type === 'Identifier' && key.name === 'play';
}
