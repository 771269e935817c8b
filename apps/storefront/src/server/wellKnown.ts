import { dayMs } from '@platine/api/time/clock.ts';
import { accountViewPath, contactPath } from '@platine/ui/routing/paths.ts';

/** Days for which security.txt vouches; the standard wants less than a year. */
const vouchedDays = 180;

export const securityTextPath = '/.well-known/security.txt';

type Finder = { readonly origin: string; readonly email: string };

/** Tells finders of a weakness whom to write to (RFC 9116). It is made at each request, so that it never expires. */
export function securityText({ origin, email }: Finder, now: Date): string {
  const expires = new Date(now.getTime() + vouchedDays * dayMs).toISOString().replace(/\.\d+/, '');
  const lines = [
    `Contact: mailto:${email}`,
    `Contact: ${origin}${contactPath()}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en, de, fr',
    `Canonical: ${origin}${securityTextPath}`,
  ];
  return lines.map((line) => `${line}\n`).join('');
}

/** Where password managers lead to, and the page that they then get. */
export const changePasswordPath = '/.well-known/change-password';
export const changePasswordPage = accountViewPath('password');
