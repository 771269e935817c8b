import type { BankCredit } from '@platine/domain/payment/credit.ts';
import { readBankCsv } from './bankCsv.ts';
import { readCamt } from './camt.ts';
import { StatementError } from './statement.ts';

/**
 * Reads the credits of a bank statement, CAMT.053 or CSV. XML says its encoding itself, and is UTF-8 where banks send CAMT; CSV is in the first of the
 * encodings that fits. Throws StatementError.
 */
export function readStatement(bytes: Uint8Array, encodings: readonly string[]): BankCredit[] {
  const isXml = /^(?:\u00EF\u00BB\u00BF)?\s*</.test(new TextDecoder('latin1').decode(bytes.subarray(0, 100)));
  const text = decode(bytes, isXml ? ['utf-8'] : encodings);
  return isXml ? readCamt(text) : readBankCsv(text);
}

function decode(bytes: Uint8Array, encodings: readonly string[]): string {
  for (const encoding of encodings) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      continue;
    }
  }
  throw new StatementError(`is not in ${encodings.join(' or ')}: for CSV, try --encoding.`, 'encoding');
}
