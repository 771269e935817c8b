import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { Operator } from '@platine/domain/desk/operator.ts';
import { operatorPasswordLength } from '@platine/domain/desk/operator.ts';
import type { Desk, MockLink, MockOperator } from './desk.ts';

type Credentials = { readonly name: string; readonly password: string; readonly code: string };

/** Throws WrongCredentialsException. */
export function signIn(desk: Desk, { name, password, code }: Credentials): Operator {
  const found = desk.read().operators.find((one) => one.name === name);
  if (found === undefined || found.password !== password || found.code !== code)
    throw new BusinessFailure('WrongCredentialsException', 'Name, password or code is wrong.');
  desk.change({ signedInAs: found.name });
  return found;
}

/** Throws HashInvalidException. */
export function readLink(desk: Desk, token: string): { readonly link: MockLink; readonly operator: MockOperator } {
  const { links, operators } = desk.read();
  const link = links.find((one) => one.token === token);
  const operator = operators.find(({ name }) => name === link?.name);
  if (link === undefined || operator === undefined)
    throw new BusinessFailure('HashInvalidException', 'The link is unknown, used or too old.');
  return { link, operator };
}

type Accepted = { readonly token: string; readonly password: string; readonly code: string };

/** Throws HashInvalidException, ValidationException and WrongCredentialsException. */
export function acceptLink(desk: Desk, { token, password, code }: Accepted): Operator {
  const { link, operator } = readLink(desk, token);
  if (link.secret !== null && password.length < operatorPasswordLength)
    throw new BusinessFailure('ValidationException', 'The password has a wrong length.', [
      { FIELD: 'PASSWORD', CODE: 'TOO_SHORT' },
    ]);
  if (link.secret !== null && code !== operator.code)
    throw new BusinessFailure('WrongCredentialsException', 'Name, password or code is wrong.');
  const { links, operators } = desk.read();
  const changed = link.secret === null ? operator : { ...operator, password };
  desk.change({
    links: links.filter((one) => one !== link),
    operators: operators.map((one) => (one === operator ? changed : one)),
    signedInAs: operator.name,
  });
  return operator;
}
