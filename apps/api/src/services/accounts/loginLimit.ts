import { emailKey } from '@platine/domain/customer/account.ts';
import type { Moment } from '../visitor.ts';
import type { Device } from './knownDevices.ts';
import { isKnownDevice } from './knownDevices.ts';
import type { Limited } from './throttle.ts';
import { resetThrottle, takeBack, throttle, throttleDevice } from './throttle.ts';

/** Takes the count of a try back that has succeeded. */
export type Succeeded = () => Promise<void>;

/**
 * Counts a try to log in, and returns what to call when it succeeds. A browser that the account knows is counted alone, so that failures elsewhere never
 * lock it out; all others count by internet address and by account. Throws ThrottledException (D32).
 */
export async function countLogin(caller: Moment & Limited & Device, email: string): Promise<Succeeded> {
  if (caller.deviceToken !== null && (await isKnownDevice(caller, email))) {
    const device = `${caller.deviceToken} ${emailKey(email)}`;
    await throttleDevice(caller, device);
    return () => resetThrottle(caller, 'login', { kind: 'device', counted: device });
  }
  await throttle(caller, 'login', email);
  return async () => {
    await resetThrottle(caller, 'login', { kind: 'account', counted: emailKey(email) });
    await takeBack(caller);
  };
}
