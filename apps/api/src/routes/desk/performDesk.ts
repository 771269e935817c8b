import { BusinessFailure, ThrottledFailure } from '@platine/domain/contract/businessFailure.ts';
import type { DeskCallName } from '@platine/domain/contract/desk/deskCalls.ts';
import { deskCalls } from '@platine/domain/contract/desk/deskCalls.ts';
import type { DeskResponseOf } from '@platine/domain/contract/desk/deskSchemas.ts';
import { parseDeskRequest } from '@platine/domain/contract/desk/parseDesk.ts';
import type { Envelope } from '@platine/domain/contract/envelope.ts';
import type { Operator, OperatorTask } from '@platine/domain/desk/operator.ts';
import { mayDo } from '@platine/domain/desk/operator.ts';
import { operatorOf } from '../../services/desk/signIn.ts';
import { failure } from '../perform.ts';
import { unsafeInputIn } from '../unsafeInput.ts';
import type { DeskContext } from './deskContext.ts';
import { requireOperator } from './deskContext.ts';
import { deskHandlers } from './deskHandlers.ts';

/**
 * Performs one call of the desk: finds its operator and whether they may, reads the request, runs the handler and wraps the outcome in an envelope.
 * Rejects only for a crash.
 */
export async function performDesk<Name extends DeskCallName>(
  name: Name,
  request: unknown,
  context: DeskContext,
): Promise<Envelope<DeskResponseOf<Name>>> {
  try {
    const { task } = deskCalls[name];
    const operator = task === null ? null : await allowedOperator(context, task);
    const unsafe = unsafeInputIn(request);
    if (unsafe !== null) throw new BusinessFailure('InvalidRequestException', unsafe);
    const DATA = await deskHandlers[name](parseDeskRequest(name, request), { ...context, operator });
    return { SUCCESSFUL: true, DATA };
  } catch (error) {
    if (error instanceof ThrottledFailure) context.askAgainIn(error.wait);
    return failure(error);
  }
}

/** The operator of a session who may do a task. Throws NotLoggedInException, and ForbiddenException for a role that does not do this. */
export async function allowedOperator(context: DeskContext, task: OperatorTask): Promise<Operator> {
  const operator = requireOperator({ operator: await operatorOf(context) });
  if (!mayDo(operator.role, task)) throw new BusinessFailure('ForbiddenException', 'Your role does not do this.');
  return operator;
}
