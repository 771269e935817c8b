/** A rule of docs/SPECIFICATION.md and what proves it. */
export type Rule = {
  /** Words of the chapter or decision, letter by letter: they find the place, and a reworded specification is noticed. */
  readonly says: string;
  /** The domain's tests that prove it: each is a part of `{file below src}: {name of the test}`. */
  readonly tests?: readonly string[];
  /** Proofs outside the domain, which a check runs: `{path}: {words in that file}`. */
  readonly elsewhere?: readonly string[];
};

export type Rules = Readonly<Record<string, readonly Rule[]>>;
