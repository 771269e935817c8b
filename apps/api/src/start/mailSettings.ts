import type { MailSettings } from '../mail/mailDelivery.ts';
import type { Environment } from './settingsError.ts';
import { SettingsError } from './settingsError.ts';

/** Reads SMTP_URL, MAIL_FROM, MAIL_TO and MAIL_ORDERS. Throws SettingsError. */
export function readMail(environment: Environment): MailSettings {
  const smtpUrl = environment['SMTP_URL'] || null;
  const protocol = smtpUrl === null ? 'smtp:' : URL.parse(smtpUrl)?.protocol;
  // The message omits the value, which may hold a password.
  if (protocol !== 'smtp:' && protocol !== 'smtps:')
    throw new SettingsError('SMTP_URL must be an address like smtps://user:password@mail.example:465.');
  return {
    smtpUrl,
    from: readMailbox(environment, 'MAIL_FROM'),
    shop: readMailbox(environment, 'MAIL_TO'),
    orders: readMailbox(environment, 'MAIL_ORDERS'),
  };
}

/** One address or several, with or without names: a rough check that finds obvious mistakes. Null without a setting. */
function readMailbox(environment: Environment, name: string): string | null {
  const value = environment[name];
  if (!value) return null;
  if (!/^[^\r\n]*[^\s<>@,]+@[^\s<>@,]+>?$/.test(value))
    throw new SettingsError(
      `${name} must be an address like "Shop <shop@shop.example>", but it is ${JSON.stringify(value)}.`,
    );
  return value;
}
