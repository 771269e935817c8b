import { BusinessFailure, ThrottledFailure } from '@platine/domain/contract/businessFailure.ts';
import type { DeskCallName } from '@platine/domain/contract/desk/deskCalls.ts';
import { deskCalls } from '@platine/domain/contract/desk/deskCalls.ts';
import type { DeskResponseOf } from '@platine/domain/contract/desk/deskSchemas.ts';
import { parseDeskRequest } from '@platine/domain/contract/desk/parseDesk.ts';
import type { Envelope } from '@platine/domain/contract/envelope.ts';
import type { DeskActor, OperatorTask } from '@platine/domain/desk/operator.ts';
import { tasksOf } from '@platine/domain/desk/operator.ts';
import { programOf } from '../../services/desk/accessTokens.ts';
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
    if (task === null && context.accessToken !== null) throw notForPrograms();
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

/**
 * The operator of a session, or the program of a token, that may do a task. Throws NotLoggedInException, and ForbiddenException for a role or a token
 * that does not do this.
 */
export async function allowedOperator(context: DeskContext, task: OperatorTask): Promise<DeskActor> {
  const { accessToken } = context;
  const operator = requireOperator({
    operator: accessToken === null ? await signedIn(context) : await programOf(context, accessToken),
  });
  if (!operator.tasks.includes(task))
    throw new BusinessFailure('ForbiddenException', `${operator.name} may not do this: it needs "${task}".`);
  return operator;
}

async function signedIn(context: DeskContext): Promise<DeskActor | null> {
  const operator = await operatorOf(context);
  return operator === null ? null : { name: operator.name, tasks: tasksOf(operator.role) };
}

function notForPrograms(): BusinessFailure {
  return new BusinessFailure('ForbiddenException', 'A program signs nobody in: its token is all that it needs.');
}
