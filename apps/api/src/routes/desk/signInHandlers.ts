import type { Operator } from '@platine/domain/desk/operator.ts';
import { acceptLink, operatorOf, readLink, signIn, signOut } from '../../services/desk/signIn.ts';
import type { DeskHandlersOf } from './deskContext.ts';

/** The desk's door. */
export const signInHandlers: DeskHandlersOf<
  'deskSignIn' | 'deskLink' | 'deskAcceptLink' | 'deskSignOut' | 'deskOperator'
> = {
  async deskSignIn({ NAME, PASSWORD, CODE }, context) {
    return operatorToWire(await signIn(context, { name: NAME, password: PASSWORD, code: CODE }));
  },

  async deskLink({ TOKEN }, context) {
    const { operator, onThisMachine } = await readLink(context, TOKEN);
    return { ...operatorToWire(operator), SECRET: onThisMachine ? null : operator.totpSecret };
  },

  async deskAcceptLink({ TOKEN, PASSWORD, CODE }, context) {
    return operatorToWire(await acceptLink(context, { token: TOKEN, password: PASSWORD, code: CODE }));
  },

  async deskSignOut(_, context) {
    await signOut(context);
    return {};
  },

  async deskOperator(_, context) {
    const operator = await operatorOf(context);
    return { OPERATOR: operator === null ? null : operatorToWire(operator) };
  },
};

function operatorToWire({ name, role }: Operator) {
  return { NAME: name, ROLE: role };
}
