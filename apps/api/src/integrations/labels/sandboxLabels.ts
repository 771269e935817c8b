import { addressLine } from '@platine/domain/shop/identity.ts';
import { postalLines } from '@platine/domain/customer/address.ts';
import { trialLabel } from '@platine/domain/shipping/trialLabel.ts';
import type { LabelService } from './labelService.ts';

/** Labels that no carrier takes, which say so. Nothing is asked of anybody (D36). */
export const sandboxLabels: LabelService = {
  announce: ({ reference, option, from, to }) => {
    const text = trialLabel([reference, option, '', ...postalLines(to), to.country, '', addressLine(from)]);
    return Promise.resolve({
      kind: 'made',
      shipmentId: reference,
      carrier: 'sandbox',
      tracking: `TRIAL-${reference}`,
      pdf: Buffer.from(text, 'latin1'),
    });
  },
  find: () => Promise.resolve(null),
  cancel: () => Promise.resolve({ kind: 'done' }),
};
