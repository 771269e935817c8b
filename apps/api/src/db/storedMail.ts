import type { RequestOf } from '@platine/domain/contract/schemas.ts';

/** Every kind of mail that the shop sends, with the data of its text. The worker makes links from the shop's address. */
export type StoredMail =
  | { readonly kind: 'activation'; readonly hash: string; readonly firstName: string; readonly lastName: string }
  | { readonly kind: 'passwordReset'; readonly hash: string }
  | { readonly kind: 'newsletterOptIn'; readonly hash: string }
  | {
      readonly kind: 'orderConfirmation';
      readonly orderNumber: string;
      /** Opens the order for the holder of the link (D7). */
      readonly signature: string;
    }
  /** Goes to the shop, from its contact form; `language` is the customer's. */
  | { readonly kind: 'contactRequest'; readonly request: RequestOf<'mailDepartment'> };
