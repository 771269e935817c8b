/** Acts of operators about a person's data and rights. Each is in the shop's log, with who and why. */
export const customerActKinds = ['decided', 'exported', 'erased'] as const;
export type CustomerActKind = (typeof customerActKinds)[number];

/** `conflict`: somebody else has decided in the meantime, and nothing was changed. */
export const decisionResults = ['done', 'conflict'] as const;
export type DecisionResult = (typeof decisionResults)[number];

/** The desk's name of a person: an account's number, or for a guest the number of one of their orders. No address holds an e-mail. */
export type PersonKey =
  | { readonly kind: 'account'; readonly id: number }
  | { readonly kind: 'order'; readonly orderNumber: string };

/** Digits alone are an account's number, as `20001`; an order's has a hyphen, as `2026-100001`. */
export function personKeyOf(text: string): PersonKey {
  return /^\d{1,9}$/.test(text) ? { kind: 'account', id: Number(text) } : { kind: 'order', orderNumber: text };
}
