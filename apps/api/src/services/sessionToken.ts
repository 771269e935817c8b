import { createHash, randomBytes } from 'node:crypto';

const tokenShape = /^[\w-]{43}$/;

/** 256 random bits in base64url (D6). */
export function newSessionToken(): string {
  return randomBytes(32).toString('base64url');
}

export function isSessionToken(value: string): boolean {
  return tokenShape.test(value);
}

/** Only the hash of a token is stored. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
