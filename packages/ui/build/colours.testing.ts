import { readFileSync } from 'node:fs';
import { coloursOf } from '@platine/domain/brand/colours.ts';

/** The colour that a token of the shop has in a theme, as #rrggbb. */
export const colour = coloursOf(readFileSync(new URL('../src/tokens/tokens.css', import.meta.url), 'utf8'));
