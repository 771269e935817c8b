import { describe, expect, test } from 'vitest';
import { acceptedStep, newTotpSecret, totpCode, totpStep } from './totp.ts';

/** The secret of RFC 6238, appendix B: "12345678901234567890" in base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('RFC 6238, appendix B: %d s → %s', (seconds, code) => {
  expect(totpCode(secret, totpStep(new Date(seconds * 1000)))).toBe(code);
});

describe('a code', () => {
  const now = new Date(1_111_111_109_000);
  const step = totpStep(now);

  test('counts in its step and in those beside it, and in no other', () => {
    const accepted = [-2, -1, 0, 1, 2].map((by) => acceptedStep(secret, totpCode(secret, step + by), { now, last: 0 }));
    expect(accepted).toEqual([null, step - 1, step, step + 1, null]);
  });

  test('counts once, and none before it afterwards', () => {
    expect(acceptedStep(secret, totpCode(secret, step), { now, last: step })).toBeNull();
    expect(acceptedStep(secret, totpCode(secret, step - 1), { now, last: step })).toBeNull();
    expect(acceptedStep(secret, totpCode(secret, step + 1), { now, last: step })).toBe(step + 1);
  });

  test('may be typed with a blank, as the apps show it', () => {
    expect(acceptedStep(secret, '081 804', { now, last: 0 })).toBe(step);
  });

  test.each(['', '000000', '81804', '0818040'])('%j is wrong', (code) => {
    expect(acceptedStep(secret, code, { now, last: 0 })).toBeNull();
  });
});

test('secrets are 160 bits, and no two alike', () => {
  const secrets = Array.from({ length: 50 }, newTotpSecret);
  expect(new Set(secrets).size).toBe(50);
  for (const one of secrets) expect(one).toMatch(/^[A-Z2-7]{32}$/);
});
