/** Messages that are right in German or French although they read like the English ones: id → why. */
export const sameWords: Readonly<Record<'de' | 'fr', Readonly<Record<string, string>>>> = {
  de: {
    'footer.version': 'the German word is the same',
    'header.menu': 'German shoppers say "Shop" too',
  },
  fr: {
    'footer.version': 'the French word is the same',
    'notice.warning': 'the French word is the same',
  },
};
