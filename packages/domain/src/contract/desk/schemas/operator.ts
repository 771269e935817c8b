import { string } from 'yup';
import { operatorRoles } from '../../../desk/operator.ts';
import { filledText, oneOf, record, textOrNothing } from '../../schemas/parts.ts';

/** The operator who is signed in. */
export const operator = record({ NAME: filledText(40), ROLE: oneOf(operatorRoles) });

/** Null while nobody is signed in. */
export const currentOperator = record({ OPERATOR: operator.nullable().defined() });

/** CODE is that of the authenticator app: six digits (RFC 6238). */
export const signInRequest = record({ NAME: filledText(40), PASSWORD: filledText(200), CODE: filledText(10) });

export const linkRequest = record({ TOKEN: filledText(100) });
/** SECRET is what the authenticator app is set up with, in base32; null for a link that asks for no password. */
export const linkAnswer = record({
  NAME: filledText(40),
  ROLE: oneOf(operatorRoles),
  SECRET: string().strict().min(1).max(100).nullable().defined(),
});
export const acceptLinkRequest = record({
  TOKEN: filledText(100),
  PASSWORD: textOrNothing(200),
  CODE: textOrNothing(10),
});
