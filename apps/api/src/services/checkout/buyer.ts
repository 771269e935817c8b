import type { Limited } from '../accounts/throttle.ts';
import type { Visitor } from '../visitor.ts';
import type { Settling } from './settling.ts';

/** A visitor who may pay. */
export type Buyer = Visitor & Limited & Settling;
