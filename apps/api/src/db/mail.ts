import type { RequestOf } from '@platine/domain/contract/schemas.ts';

/** Every kind of mail that the shop sends, with what its text needs. Links are made by the worker from the shop's own address. */
export type Mail =
  | { readonly kind: 'activation'; readonly hash: string; readonly firstName: string; readonly lastName: string }
  | { readonly kind: 'passwordReset'; readonly hash: string }
  | { readonly kind: 'newsletterOptIn'; readonly hash: string }
  | {
      readonly kind: 'orderConfirmation';
      readonly orderNumber: string;
      /** Shows the order to whoever has the link (D7). */
      readonly signature: string;
    }
  /** To the shop, from its contact form; `language` is the customer's. */
  | { readonly kind: 'contactRequest'; readonly request: RequestOf<'mailDepartment'> };
