import type { PartAttribute } from './attributes.ts';

/** Attributes of a part, as the shop's `Attribute` has them. */
export const value = (key: string, number: number): PartAttribute => ({ key, value: number, text: null });
export const text = (key: string, ALL: string): PartAttribute => ({ key, value: null, text: { ALL } });
