import { and, eq, ne } from 'drizzle-orm';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import { passwordChangePayloadSchema, passwordResetPayloadSchema } from '@platine/domain/validation/password.ts';
import { requireValid } from '@platine/domain/validation/requireValid.ts';
import { customers, logins } from '../../db/accountSchema.ts';
import type { Database } from '../../db/database.ts';
import { hashToken } from '../sessionToken.ts';
import type { Visitor } from '../visitor.ts';
import { requireCustomer } from './customers.ts';
import type { Device } from './knownDevices.ts';
import { forgetOtherDevices, rememberDevice } from './knownDevices.ts';
import { countLogin } from './loginLimit.ts';
import { endMailedLinks, redeemMailedLink } from './mailedLinks.ts';
import { hashPassword, isPassword } from './passwords.ts';
import type { Limited } from './throttle.ts';
import { throttle } from './throttle.ts';

/** Ends every login, since someone else may know the old password. Throws ValidationException and HashInvalidException. */
export async function changePasswordWithHash(
  caller: Limited & Device,
  { hash, password: entered }: { readonly hash: string; readonly password: string },
): Promise<void> {
  const { db, now } = caller;
  await throttle(caller, 'mailedLink');
  const { password } = requireValid(passwordResetPayloadSchema, { password: entered });
  const passwordHash = await hashPassword(password);
  const id = await db.transaction(async (tx) => {
    const { customerId } = await redeemMailedLink(tx, { hash, purpose: 'reset', now });
    await setPassword(tx, customerId, passwordHash);
    await tx.delete(logins).where(eq(logins.customerId, customerId));
    await forgetOtherDevices(tx, customerId, null);
    return customerId;
  });
  // The reader of the mail owns the address: failed logins elsewhere do not keep the owner out.
  await rememberDevice(caller, id);
}

/** Ends the customer's other logins. Throws NotLoggedInException, ValidationException and WrongPasswordException. */
export async function changePassword(
  visitor: Visitor & Limited & Device,
  entered: { readonly password: string; readonly oldPassword: string },
): Promise<void> {
  const { db, sessionToken, deviceToken } = visitor;
  const { id, email, passwordHash } = await requireCustomer(visitor);
  const { password, oldPassword } = requireValid(passwordChangePayloadSchema, entered);
  // Counts with the logins, so that a browser left open gives no further guesses.
  const succeeded = await countLogin(visitor, email);
  if (!(await isPassword(oldPassword, passwordHash)))
    throw new BusinessFailure('WrongPasswordException', 'The old password is wrong.');
  await succeeded();
  const newHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await setPassword(tx, id, newHash);
    const here = hashToken(sessionToken ?? '');
    await tx.delete(logins).where(and(eq(logins.customerId, id), ne(logins.tokenHash, here)));
    await forgetOtherDevices(tx, id, deviceToken);
  });
}

/** Ends the mailed links for the old password too. */
async function setPassword(tx: Database, customerId: number, passwordHash: string): Promise<void> {
  await tx.update(customers).set({ passwordHash }).where(eq(customers.id, customerId));
  await endMailedLinks(tx, customerId, 'reset');
}
