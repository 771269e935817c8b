import type { SaferpayMeans } from '@platine/domain/payment/saferpayMeans.ts';
import type { CaptureTime } from '../provider.ts';

/** The operator's account at Saferpay. */
export type SaferpayAccount = {
  /** Base of the interface's addresses, without a closing slash. */
  readonly url: string;
  readonly customerId: string;
  readonly terminalId: string;
  readonly user: string;
  readonly password: string;
  readonly captures: CaptureTime;
};

const wallets: readonly SaferpayMeans[] = ['APPLEPAY', 'GOOGLEPAY', 'CLICKTOPAY'];

/** Divides the chosen means into the two lists of a request; a list without a choice is left out, and the account decides. */
export function chosenMeans(means: readonly SaferpayMeans[]) {
  const PaymentMethods = means.filter((one) => !wallets.includes(one));
  const Wallets = means.filter((one) => wallets.includes(one));
  return { ...(PaymentMethods.length > 0 && { PaymentMethods }), ...(Wallets.length > 0 && { Wallets }) };
}
