import type { Outcome } from '@platine/domain/contract/envelope.ts';
import type { Failure } from '@platine/domain/machines/outcome.ts';
import { useSending } from '../forms/useSending.ts';
import type { SessionAccess } from '../queries/keepSession.ts';
import { useSessionAccess } from '../queries/useSessionAccess.ts';

export type Saving<Input> = {
  /** On its way: nothing else is sent meanwhile. */
  readonly busy: boolean;
  /** Why the last one was not saved. */
  readonly failure: Failure | null;
  readonly save: (input: Input, onSaved?: () => void) => void;
};

/** Saves one thing of the checkout in the session, and says how that went where it happened. */
export function useSaving<Input>(
  save: (access: SessionAccess, input: Input) => Promise<Outcome<unknown>>,
): Saving<Input> {
  const access = useSessionAccess();
  const { busy, failure, send } = useSending(async (input: Input) => save(access, input));
  return { busy, failure, save: send };
}
