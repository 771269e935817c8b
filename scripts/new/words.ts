/** A part to make. */
export type Order = { readonly kind: 'component' | 'screen' | 'machine'; readonly name: string };

/** The forms of a name that templates and files need. */
type Names = {
  /** `WarrantyTerms`, of a screen with `Screen` at its end. */
  readonly Name: string;
  /** `warrantyTerms`, as messages and machines are called. */
  readonly name: string;
  /** `warrantyTerms` without `Screen`, as its page is called. */
  readonly page: string;
  /** `/warranty_terms`. */
  readonly path: string;
  /** `Warranty terms`. */
  readonly words: string;
};

const lowered = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

export function namesOf({ name }: Order): Names {
  const page = lowered(name.replace(/Screen$/, ''));
  const parts = page.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase();
  return {
    Name: name.slice(0, 1).toUpperCase() + name.slice(1),
    name: lowered(name),
    page,
    path: `/${parts.replaceAll(' ', '_')}`,
    words: parts.slice(0, 1).toUpperCase() + parts.slice(1),
  };
}

const stillToWrite = {
  label: { de: 'Text folgt', fr: 'Texte à venir' },
  title: { de: 'Titel folgt', fr: 'Titre à venir' },
  description: {
    en: 'The text of this page follows.',
    de: 'Der Text dieser Seite folgt.',
    fr: 'Le texte de cette page suit.',
  },
} as const;

export type Messages = Readonly<Record<'en' | 'de' | 'fr', Readonly<Record<string, string>>>>;

/** The first words of a new part, by language and id. English is its name; nobody but a person can write the others. */
export function messagesOf(order: Order): Messages {
  const { name, page, words } = namesOf(order);
  const { label, title, description } = stillToWrite;
  if (order.kind === 'machine') return { en: {}, de: {}, fr: {} };
  if (order.kind === 'component') {
    const id = `${name}.label`;
    return { en: { [id]: words }, de: { [id]: label.de }, fr: { [id]: label.fr } };
  }
  const of = (titleWords: string, descriptionWords: string) => ({
    [`page.${page}.description`]: descriptionWords,
    [`page.${page}.title`]: titleWords,
  });
  return { en: of(words, description.en), de: of(title.de, description.de), fr: of(title.fr, description.fr) };
}

/** A template's text, or its path, with the names and first words of a part. */
export function filledIn(template: string, order: Order): string {
  const { title, description } = stillToWrite;
  const values: Readonly<Record<string, string>> = {
    ...namesOf(order),
    'title.de': title.de,
    'title.fr': title.fr,
    'description.en': description.en,
  };
  return template.replaceAll(/__([\w.]+?)__/g, (whole, key: string) => values[key] ?? whole);
}
