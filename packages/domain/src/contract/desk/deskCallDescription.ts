import type { OperatorTask } from '../../desk/operator.ts';
import type { CallDescription } from '../call.ts';

/** A call of the desk, and what its operator must be allowed to do; null: nobody has to be signed in. */
export type DeskCallDescription = CallDescription & { readonly task: OperatorTask | null };
