/** A shop's folder that cannot be used. The message has a sentence for each mistake: its file, its line, what is wrong and what to do. */
export class ShopError extends Error {
  override readonly name = 'ShopError';
  readonly sentences: readonly string[];
  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.sentences = sentences;
  }
}
