import type { ESTree, VisitorObject } from 'vite';

/** What oxlint gives a rule: the same interface as ESLint's, of which these rules use four members. */
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
