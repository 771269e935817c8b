import type { Rule } from './rule.ts';

/** A barrel hides where a thing lives and pulls its neighbours into the bundle: a file that only re-exports, or `export *`. */
export const noBarrel: Rule = {
  create(context) {
    return {
      ExportAllDeclaration: (node) => {
        context.report({ node, message: "'export *' hides what a file offers: import from the file that defines it." });
      },
      Program: (program) => {
        const statements = program.body.filter(({ type }) => type !== 'ImportDeclaration');
        const onlyReExports = statements.every(
          (statement) =>
            statement.type === 'ExportNamedDeclaration' &&
            statement.declaration === null &&
            statement.specifiers.length > 0,
        );
        if (statements.length === 0 || !onlyReExports) return;
        context.report({
          node: program,
          message: 'This file only re-exports: import from the files that define things.',
        });
      },
    };
  },
};
