/**
 * How often something may be tried: `burst` times at once, and once more whenever `seconds` have passed. With `longest` each further try doubles the
 * wait, from `seconds` to `longest` seconds, and one try is forgotten whenever `longest` seconds have passed.
 */
export type ThrottleRule = { readonly burst: number; readonly seconds: number; readonly longest?: number };

/**
 * Limits of the calls that could be used to guess, to find out who has an account, or to have the shop send mails (D32).
 * `address`: one internet address, which a school or a company shares; `account`: one e-mail, whoever asks and whether or not it has an account.
 */
export const throttles = {
  /** Counts failures alone. A browser in which the account has logged in before has a count of its own, `device`, in place of both others. */
  login: {
    address: { burst: 50, seconds: 6, longest: 600 },
    account: { burst: 10, seconds: 60, longest: 3600 },
    device: { burst: 10, seconds: 60, longest: 3600 },
  },
  /** Operators of the desk: all tries count, and a right one empties the count of its name. */
  deskSignIn: {
    address: { burst: 20, seconds: 30, longest: 600 },
    account: { burst: 10, seconds: 60, longest: 3600 },
  },
  registration: { address: { burst: 20, seconds: 60 }, account: { burst: 10, seconds: 300 } },
  /** By account it limits mails, not answers: above it the links of the last mails still work. */
  passwordReset: { address: { burst: 20, seconds: 60 }, account: { burst: 5, seconds: 600 } },
  emailExists: { address: { burst: 30, seconds: 6 } },
  /** By account: mails about one order, as with `passwordReset`. */
  orderLink: { address: { burst: 20, seconds: 60 }, account: { burst: 3, seconds: 3600 } },
  newsletter: { address: { burst: 20, seconds: 60 }, account: { burst: 5, seconds: 600 } },
  /** By account: the recipient of the mails. */
  stockAlert: { address: { burst: 20, seconds: 60 }, account: { burst: 10, seconds: 600 } },
  /** Orders of guests that are placed before money arrives; one that is refused or repeated is not counted. By account: the recipient of the mails. */
  guestOrder: { address: { burst: 30, seconds: 300 }, account: { burst: 5, seconds: 600 } },
  /** By account: the recipient of the receipts. */
  withdrawal: { address: { burst: 20, seconds: 60 }, account: { burst: 5, seconds: 600 } },
  /** By account: the e-mail of the customer for whom quotes are kept. */
  quote: { address: { burst: 60, seconds: 60 }, account: { burst: 30, seconds: 120 } },
  contactMail: { address: { burst: 20, seconds: 60 } },
  errorReport: { address: { burst: 20, seconds: 6 } },
  /** Links with a hash, and their forms. */
  mailedLink: { address: { burst: 60, seconds: 6 } },
} as const satisfies Record<
  string,
  Partial<Record<'account' | 'device', ThrottleRule>> & { readonly address: ThrottleRule }
>;
export type Throttled = keyof typeof throttles;

/** How full the bucket of one rule and one asker is. Milliseconds since 1970. */
export type Bucket = { readonly level: number; readonly at: number };

/** `wait`: whole seconds until the next try is taken; 0 when this one was. */
export type Poured = { readonly bucket: Bucket; readonly wait: number };

/** Pours one try into a leaking bucket. A refused try fills it no further, so that waiting always helps. */
export function pour(bucket: Bucket | null, now: number, rule: ThrottleRule): Poured {
  const { burst, seconds, longest } = rule;
  const idle = bucket === null ? 0 : Math.max(0, now - bucket.at) / 1000;
  const level = bucket === null ? 0 : Math.max(0, bucket.level - idle / (longest ?? seconds));
  const over = level + 1 - burst;
  const wait = over <= 0 ? 0 : Math.ceil(longest === undefined ? over * seconds : grown(over, rule) - idle);
  if (wait <= 0) return { bucket: { level: level + 1, at: now }, wait: 0 };
  // A growing wait counts from the last try that was taken.
  return { bucket: longest === undefined || bucket === null ? { level, at: now } : bucket, wait };
}

/** Takes a try back that need not have been counted. */
export function unpour({ level, at }: Bucket): Bucket {
  return { level: Math.max(0, level - 1), at };
}

function grown(over: number, { seconds, longest = seconds }: ThrottleRule): number {
  return Math.min(longest, seconds * 2 ** (Math.ceil(over) - 1));
}
