import { encode } from 'uqr';

/** The modules of the QR code of a transfer, row by row, with correction level M as the code must have (EPC069-12 §2.1). `border`: light ones around it. */
export function transferModules(payload: string, border = 0): readonly (readonly boolean[])[] {
  return encode(payload, { ecc: 'M', boostEcc: false, border }).data;
}
