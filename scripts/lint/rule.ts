import type { ESTree, VisitorObject } from 'vite';

/** The context that oxlint passes to a rule: ESLint's interface, reduced to the members in use. */
export type RuleContext = {
  /** Absolute path of the file that is linted. */
  readonly filename: string;
  /** Absolute path of the folder oxlint runs in: the repository's top. */
  readonly cwd: string;
  readonly sourceCode: {
    getAllComments(): readonly { readonly value: string; readonly start: number; readonly end: number }[];
  };
  report(finding: { readonly message: string; readonly node: ESTree.Span }): void;
};

export type Rule = { create(context: RuleContext): VisitorObject };
