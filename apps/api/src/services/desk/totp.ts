import { createHmac, randomBytes } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepSeconds = 30;
/** Steps before and after the present one of which a code counts: clocks differ, and a code is typed for a while. */
const drift = [-1, 0, 1];

/** A secret of 160 bits in base32 (RFC 4648), as authenticator apps take it. */
export function newTotpSecret(): string {
  return [...randomBytes(32)].map((byte) => alphabet[byte % 32]).join('');
}

/** The code of six digits in a time step (RFC 6238 with SHA-1, which is what the apps have). */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  return String((hash.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}

/** The time step of a moment. */
export function totpStep(now: Date): number {
  return Math.floor(now.getTime() / 1000 / stepSeconds);
}

/** The time step that a code is of; null when it is wrong, or not newer than `last`, the step of the last accepted one. */
export function acceptedStep(secret: string, code: string, { now, last }: { now: Date; last: number }): number | null {
  const digits = code.replaceAll(/\s/g, '');
  const steps = drift.map((by) => totpStep(now) + by);
  return steps.find((step) => step > last && totpCode(secret, step) === digits) ?? null;
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
