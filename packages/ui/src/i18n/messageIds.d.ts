import type english from './messages/en.json';

declare global {
  // Makes `id` a known message everywhere: a misspelt one is a type error. The desk's words are in files of their own, which a house test compares.
  namespace FormatjsIntl {
    interface Message {
      ids: keyof typeof english | `desk.${string}`;
    }
  }
}
