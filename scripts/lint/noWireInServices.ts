import { relative } from 'node:path';
import type { ESTree } from 'vite';
import type { Rule } from './rule.ts';

/** Folders that work on domain values alone: names of the wire and euros stay in routes and in `…FromWire` and `…ToWire`. */
const folders =
  /^(?:apps\/api\/src\/(?:services|mail|search)|mocks\/shop|packages\/domain\/src\/machines)\/.*(?<!\.test|\.testing)\.ts$/;

/** Modules with wire shapes, or with functions that map them. The failure classes and outcomes of calls are not among them. */
const wireModules = [/\bcontract\/(?!(?:businessFailure|errors|envelope)\.ts$)/, /\/\w+(?:To|From)Wire\.ts$/];
/** Names such as `SessionWire`, `addressFromWire` and `sessionToWire`. */
const wireName = /Wire$/;

/** Services, mails, the search, the mocks' shop and machines import no wire type, no schema of the contract and no mapping. Routes are above them (`api-order`). */
export const noWireInServices: Rule = {
  create(context) {
    if (!folders.test(relative(context.cwd, context.filename).replaceAll('\\', '/'))) return {};
    const check = (node: ESTree.Span, source: ESTree.Expression | null): void => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const module = source.value;
      if (wireModules.some((pattern) => pattern.test(module)))
        context.report({
          node,
          message: `'${module}' has shapes of the wire. Take and return the domain's values here.`,
        });
    };
    return {
      ImportDeclaration: (node) => check(node, node.source),
      ImportExpression: (node) => check(node, node.source),
      ExportNamedDeclaration: (node) => check(node, node.source),
      ExportAllDeclaration: (node) => check(node, node.source),
      TSImportType: (node) => check(node, node.source),
      ImportSpecifier(node) {
        const name = node.imported.type === 'Identifier' ? node.imported.name : node.imported.value;
        if (wireName.test(name))
          context.report({ node, message: `${name} is of the wire. Take and return the domain's values here.` });
      },
    };
  },
};
