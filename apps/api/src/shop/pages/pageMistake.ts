import type { Node } from 'mdast';

/** A part of a page's file that cannot be used. The message ends a sentence that begins with the place: "pages/gtc.en.md, line 4: this is HTML…". */
export class PageMistake extends Error {
  override readonly name = 'PageMistake';
  /** Counted from one, in the Markdown after the file's head. */
  readonly line: number;
  constructor(node: Pick<Node, 'position'>, message: string) {
    super(message);
    this.line = node.position?.start.line ?? 1;
  }
}
