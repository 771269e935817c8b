/** The only currency (spec §9). */
export const currency = 'EUR';

/** Milliseconds until a page's chunk counts as lost: ChunkLoadError (spec §8, §9). */
export const chunkTimeout = 120_000;

/** Milliseconds until "still loading, retry" is shown for a chunk (D29), and a retry view for the first data (D26). */
export const stillLoadingAfter = 10_000;

/** Milliseconds that a toast stays, unless it is hovered or focused (spec §8, D30). */
export const toastTime = 2000;

/** Of so many error reports one is sent: 0.1 is one in ten (spec §8). */
export const errorSampling = 0.1;

/** Whether an error is reported. `random` is from 0 up to, not including, 1. */
export function isSampled(random: number): boolean {
  return random < errorSampling;
}

/** Cookies that scripts may read (spec §9): consent, the notice that was seen, and the client's id, which is never the session (D6, D31). */
export const cookieNames = { consent: 'cm', notice: 'covid', clientId: 'clientId' } as const;

/** The cookie that remembers the answer to the offer of a delivery country (D44). Scripts may read it. */
export const regionCookie = 'region';

/** Marks where a newsletter subscription came from (spec §7). */
export const newsletterFooterPlace = 'FOOTER';

/** Days without a call after which a session ends, and its cookie with it; the information pages say so. */
export const sessionDays = 90;

/**
 * Days after its invoice within which an order on invoice is payable: the term of the law where a contract names none (Luxembourg, law of 18 April
 * 2004; Directive 2011/7/EU art. 3).
 */
export const invoicePaymentDays = 30;

/** Days for which a mailed link shows an order, unless the shop's settings say otherwise (D7). */
export const orderLinkDays = 180;

/** Days within which the transfer for a guest's order is expected, unless the shop's settings say otherwise (D32). */
export const guestTransferDays = 14;

/** Days after a login for which its browser counts as known to the account; the information pages say so. */
export const deviceDays = 180;

/** Days for which a question is kept after it was answered or closed. */
export const questionDays = 365;

/** Days for which a quote that was not ordered is kept after its last day. */
export const endedQuoteDays = 365;

/** Flags that a session keeps: more than any page sets; the oldest go first. */
export const maximumFlags = 50;
