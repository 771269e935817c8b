import type { Attributes } from '../attributes.ts';

/** A measure in metres; null for one that is missing, or none. */
export const measure = (attributes: Attributes, key: string): number | null => {
  const metres = attributes.number(key, 0);
  return metres > 0 && metres < 100 ? metres : null;
};
