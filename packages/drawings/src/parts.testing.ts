import type { PartAttribute } from './attributes.ts';

/** Attributes of a part, as the contract carries them. */
export const value = (KEY: string, VALUE: number): PartAttribute => ({ KEY, VALUE, TEXT: null });
export const text = (KEY: string, ALL: string): PartAttribute => ({ KEY, VALUE: null, TEXT: { ALL } });
