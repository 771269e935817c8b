import type { Bounds } from './text.ts';

const line: Bounds = { minimum: 2, maximum: 60 };

/** How long each text may be, in characters (spec §5, D33, D43). The comment's and the own order number's bounds are the contract's. */
export const fieldLimits = {
  company: line,
  department: line,
  firstName: line,
  lastName: line,
  street: line,
  /** A floor or a locker may be one digit. */
  supplement: { minimum: 1, maximum: 60 },
  city: line,
  phone: { minimum: 2, maximum: 25 },
  email: { minimum: 2, maximum: 50 },
  password: { minimum: 6, maximum: 64 },
  /** Where a country has no zip codes of its own form (D18). */
  zipCode: { minimum: 1, maximum: 20 },
  message: { minimum: 10, maximum: 2000 },
  comment: { minimum: 1, maximum: 2000 },
  ownOrderNumber: { minimum: 1, maximum: 60 },
  order: { minimum: 1, maximum: 60 },
  /** The whole name of who withdraws from a contract. */
  name: { minimum: 2, maximum: 120 },
  /** The goods that a withdrawal is about, in the shopper's words. A form without script has room for it. */
  goods: { minimum: 1, maximum: 300 },
} as const satisfies Record<string, Bounds>;
