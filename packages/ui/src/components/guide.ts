/** How a component is used: `X.guide.ts` beside it. Storybook shows it with the component's stories, and a house test asks for it. */
export type Guide = {
  /** A sentence: what it is for. */
  readonly purpose: string;
  /** Where something else is right, and what. */
  readonly notFor: readonly string[];
  /** Its parts as they are read, each with the CSS selector that finds it in the first story; null where that story does not show it. */
  readonly anatomy: Readonly<Record<string, string | null>>;
  /** Keys and what they do. Empty for what takes no focus. */
  readonly keyboard: Readonly<Record<string, string>>;
  /** The words and facts that it says, in the order in which it says them. */
  readonly screenReader: readonly string[];
};
