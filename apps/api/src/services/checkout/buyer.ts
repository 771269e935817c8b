import type { Limited } from '../accounts/throttle.ts';
import type { Visitor } from '../visitor.ts';
import type { VatIdChecker } from '../../integrations/vatIds/vatIdChecker.ts';
import type { Settling } from './settling.ts';

/** A visitor who may pay. */
export type Buyer = Visitor &
  Limited &
  Settling & {
    /** Days within which the transfer for a guest's order is expected (D32). */
    readonly guestTransferDays: number;
    readonly vatIds: VatIdChecker;
  };
