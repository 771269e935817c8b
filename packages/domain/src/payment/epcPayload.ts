import type { Cents } from '../money/money.ts';
import { toEuros } from '../money/money.ts';

export type CreditTransfer = {
  /** Name of the recipient; cut at 70 signs. */
  readonly name: string;
  readonly iban: string;
  readonly bic: string;
  /** From 1 cent to 999 999 999.99 euros. */
  readonly cents: Cents;
  /** The text of the transfer, up to 140 signs. */
  readonly reference: string;
};

/** Bytes that a banking app must be able to read (EPC069-12 v3.0, §2.1). */
const maximumBytes = 331;
const maximumCents = 99_999_999_999;

/**
 * The text of the QR code that starts a SEPA credit transfer (EPC069-12, version 002, UTF-8). The lines have their places: service tag, version,
 * coding, identification, BIC, name, IBAN, amount, purpose, structured reference, text. Throws a RangeError for what no code can carry.
 */
export function epcPayload({ name, iban, bic, cents, reference }: CreditTransfer): string {
  if (!Number.isInteger(cents) || cents < 1 || cents > maximumCents)
    throw new RangeError(`A transfer cannot be of ${cents} cents.`);
  const text = oneLine(reference);
  if ([...text].length > 140) throw new RangeError('The reference of a transfer has at most 140 signs.');
  const shortName = [...oneLine(name)].slice(0, 70).join('');
  const account = iban.replaceAll(' ', '');
  const amount = `EUR${toEuros(cents).toFixed(2)}`;
  const payload = ['BCD', '002', '1', 'SCT', bic, shortName, account, amount, '', '', text].join('\n');
  if (utf8Bytes(payload) > maximumBytes)
    throw new RangeError(`The code of a transfer has at most ${maximumBytes} bytes.`);
  return payload;
}

/** A line break would begin the next element. */
function oneLine(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
}

/** Length in UTF-8. This package knows no `TextEncoder`. */
function utf8Bytes(text: string): number {
  return encodeURIComponent(text).replaceAll(/%[\dA-F]{2}/g, '_').length;
}
