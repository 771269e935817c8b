/** How often something may be tried: `burst` times at once, and once more whenever `seconds` have passed. */
export type ThrottleRule = { readonly burst: number; readonly seconds: number };

/**
 * Limits of the calls that could be used to guess, to find out who has an account, or to have the shop send mails (D32).
 * `address`: one internet address, which a school or a company shares; `account`: one e-mail, whoever asks and whether or not it has an account.
 */
export const throttles = {
  login: { address: { burst: 50, seconds: 6 }, account: { burst: 10, seconds: 60 } },
  registration: { address: { burst: 20, seconds: 60 }, account: { burst: 10, seconds: 300 } },
  /** By account it limits mails, not answers: above it the links of the last mails still work. */
  passwordReset: { address: { burst: 20, seconds: 60 }, account: { burst: 5, seconds: 600 } },
  emailExists: { address: { burst: 30, seconds: 6 } },
  newsletter: { address: { burst: 20, seconds: 60 }, account: { burst: 5, seconds: 600 } },
  contactMail: { address: { burst: 20, seconds: 60 } },
  /** Links with a hash, and their forms. */
  mailedLink: { address: { burst: 60, seconds: 6 } },
} as const satisfies Record<string, { readonly address: ThrottleRule; readonly account?: ThrottleRule }>;
export type Throttled = keyof typeof throttles;

/** How full the bucket of one rule and one asker is. Milliseconds since 1970. */
export type Bucket = { readonly level: number; readonly at: number };

/** `wait`: whole seconds until the next try is taken; 0 when this one was. */
export type Poured = { readonly bucket: Bucket; readonly wait: number };

/** Pours one try into a leaking bucket. A refused try fills it no further, so that waiting always helps. */
export function pour(bucket: Bucket | null, now: number, { burst, seconds }: ThrottleRule): Poured {
  const leaked = bucket === null ? 0 : Math.max(0, bucket.level - Math.max(0, now - bucket.at) / (seconds * 1000));
  const over = leaked + 1 - burst;
  if (over <= 0) return { bucket: { level: leaked + 1, at: now }, wait: 0 };
  return { bucket: { level: leaked, at: now }, wait: Math.ceil(over * seconds) };
}
