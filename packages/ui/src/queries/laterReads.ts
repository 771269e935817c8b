import { QueryFailure } from './QueryFailure.ts';

const loadFile = async () => import('./reads.ts');
let fetched: ReturnType<typeof loadFile> | null = null;

/**
 * A page comes with its data: what asks the shop and understands its answers is fetched with the first question. When it cannot be, there
 * is no connection, and the next question tries again.
 */
export function loadReads(): ReturnType<typeof loadFile> {
  fetched ??= loadFile().catch(() => {
    fetched = null;
    throw new QueryFailure({ kind: 'network' });
  });
  return fetched;
}
