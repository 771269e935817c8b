/** An invalid setting; the message is one sentence for the person who starts the shop. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

export type Environment = Readonly<Record<string, string | undefined>>;
