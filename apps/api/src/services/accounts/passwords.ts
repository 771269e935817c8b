import type { Argon2Parameters } from 'node:crypto';
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';

/** OWASP's Password Storage Cheat Sheet: argon2id with 19 MiB, 2 passes and 1 lane at least. Memory in KiB. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const saltBytes = 16;
const keyBytes = 32;

const stored = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** Hashes a password in the format of argon2's reference: parameters, salt and key, so that the cost can rise later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  return format(salt, await derive(password, { ...cost, nonce: salt, tagLength: keyBytes }));
}

/** Fits no password. Comparing with it takes as long as with a real one, so that the time does not tell which e-mails have accounts (D32). */
export const noAccountsHash = format(Buffer.alloc(saltBytes), Buffer.alloc(keyBytes));

export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', key = ''] = stored.exec(hash) ?? [];
  if (memory === undefined) throw new Error('A stored password hash has an unknown form.');
  const expected = Buffer.from(key, 'base64');
  const derived = await derive(password, {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(salt, 'base64'),
    tagLength: expected.length,
  });
  return timingSafeEqual(derived, expected);
}

function derive(password: string, parameters: Omit<Argon2Parameters, 'message'>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    argon2('argon2id', { ...parameters, message: password }, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}

function format(salt: Buffer, key: Buffer): string {
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(key)}`;
}

/** Without padding, as argon2's reference writes it. */
function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
