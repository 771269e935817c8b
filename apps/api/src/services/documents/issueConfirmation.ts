import type { IssuedDocument } from '@platine/documents/issuedDocument.ts';
import type { Database } from '../../db/database.ts';
import type { HeldOrder } from './heldOrder.ts';
import { issueDocument } from './issueDocument.ts';
import type { Occasion } from '../visitor.ts';

/** Issues the confirmation of a whole order (KB), or its pro forma invoice (PF); both bear the order's number, and there is one of each. */
export function issueConfirmation(
  tx: Database,
  at: Occasion,
  { kind, held }: { readonly kind: 'KB' | 'PF'; readonly held: Omit<HeldOrder, 'cancelled'> },
): Promise<IssuedDocument> {
  const { order, language, paid, payBy } = held;
  const { lines, totals } = order;
  const draft = { kind, language, order, lines, totals, suppliedOn: null, paid, payBy, corrects: null };
  return issueDocument(tx, at, { draft, cause: { part: '', revision: 0 } });
}
