import { describe, expect, test } from 'vitest';
import { hashPassword, isPassword, noAccountsHash } from './passwords.ts';

describe('passwords are kept as argon2id', () => {
  test('with the cost that OWASP asks for, a salt of its own, and nothing of the password', async () => {
    const [first, second] = [await hashPassword('geheim-1'), await hashPassword('geheim-1')];
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(first).not.toBe(second);
    expect(first).not.toContain('geheim');
  });

  test('the right one is known again, also with accents, and a wrong one is not', async () => {
    const hash = await hashPassword('Schlüssel-ß?');
    expect(await isPassword('Schlüssel-ß?', hash)).toBe(true);
    expect(await isPassword('Schlussel-ß?', hash)).toBe(false);
    expect(await isPassword('', hash)).toBe(false);
  });

  test('a hash of another cost is still understood', async () => {
    // From argon2's reference: echo -n password | argon2 somesalt -id -t 2 -m 16 -p 1 -l 24
    const made = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await isPassword('password', made)).toBe(true);
    expect(await isPassword('passwort', made)).toBe(false);
  });

  test('D32: the hash for unknown accounts costs as much as a real one, and fits no password', async () => {
    expect(noAccountsHash.split('$').slice(0, 4)).toEqual((await hashPassword('x')).split('$').slice(0, 4));
    expect(await isPassword('', noAccountsHash)).toBe(false);
  });

  test('something else than a hash is an error, not a wrong password', async () => {
    await expect(isPassword('x', 'x')).rejects.toThrow('unknown form');
  });
});
