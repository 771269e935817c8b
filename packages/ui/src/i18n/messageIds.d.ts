import type english from './messages/en.json';

declare global {
  // Makes `id` a known message everywhere: a misspelt one is a type error.
  namespace FormatjsIntl {
    interface Message {
      ids: keyof typeof english;
    }
  }
}
