import type { OrderCancellation } from '@platine/domain/order/life/acts.ts';
import type { ContactValues } from '@platine/domain/validation/contact.ts';

/** A message to the shop; `sku` is the product on whose page it was begun (spec §2, §7). */
export type ContactRequest = ContactValues & { readonly sku: number | null };

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
  | { readonly kind: 'orderLink'; readonly orderNumber: string; readonly signature: string }
  | {
      readonly kind: 'orderCancelled';
      readonly orderNumber: string;
      readonly signature: string;
      /** Missing in mails of earlier versions, which cancelled unpaid orders only. */
      readonly reason?: OrderCancellation;
    }
  | { readonly kind: 'contactRequest'; readonly request: ContactRequest };
