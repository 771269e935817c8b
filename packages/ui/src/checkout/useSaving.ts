import type { Outcome } from '@platine/domain/contract/envelope.ts';
import type { Failure } from '@platine/domain/machines/outcome.ts';
import { useSending } from '../forms/useSending.ts';
import type { SessionAccess } from '../queries/keepSession.ts';
import { useSessionAccess } from '../cart/useSessionAccess.ts';

export type Saving<Input> = {
  /** A request is pending. Nothing else is sent meanwhile. */
  readonly busy: boolean;
  /** The failure of the last request. */
  readonly failure: Failure | null;
  readonly save: (input: Input, onSaved?: () => void) => void;
};

/** Saves one part of the checkout in the session, and keeps the state of that request for the form that sent it. */
export function useSaving<Input>(
  save: (access: SessionAccess, input: Input) => Promise<Outcome<unknown>>,
): Saving<Input> {
  const access = useSessionAccess();
  const { busy, failure, send } = useSending(async (input: Input) => save(access, input));
  return { busy, failure, save: send };
}
