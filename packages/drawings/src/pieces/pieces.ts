import type { Attributes } from '../attributes.ts';
import type { Kind } from '../kinds.ts';

export const piecesOf = (_kind: Kind, _attributes: Attributes): string | null => null;
