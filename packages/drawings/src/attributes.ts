/** A product's technical specification, as the shop's `Attribute` has it. */
export interface PartAttribute {
  readonly key: string;
  readonly value: number | null;
  readonly text: { readonly ALL?: string | undefined; readonly EN?: string | undefined } | null;
}

/** Attributes of a part that a drawing may read. A picture is the same in every language: texts are read in ALL or EN. */
export interface Attributes {
  number(key: string, otherwise: number): number;
  text(key: string, otherwise: string): string;
}

export const readAttributes = (list: readonly PartAttribute[]): Attributes => {
  const byKey = new Map(list.map((attribute) => [attribute.key, attribute]));
  return {
    number: (key, otherwise) => {
      const value = byKey.get(key)?.value ?? Number.NaN;
      return Number.isFinite(value) ? value : otherwise;
    },
    text: (key, otherwise) => {
      const text = byKey.get(key)?.text;
      return text?.ALL || text?.EN || otherwise;
    },
  };
};

/** How many of something a picture can hold: a whole number within bounds. */
export const count = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(value)));

/** How long something is against its width, by two attributes; `otherwise` when either makes no sense as a length. */
export const proportion = (
  attributes: Attributes,
  [long, wide]: readonly [string, string],
  otherwise: number,
): number => {
  const ratio = attributes.number(long, Number.NaN) / attributes.number(wide, Number.NaN);
  return Number.isFinite(ratio) && ratio > 0 ? Math.min(6, Math.max(0.4, ratio)) : otherwise;
};
