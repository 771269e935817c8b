import type { LocalizedText } from '@platine/domain/language/text.ts';
import type { Cents } from '@platine/domain/money/money.ts';
import type { OrderCancellation, Pieces } from '@platine/domain/order/life/acts.ts';
import type { Carrier } from '@platine/domain/shipping/carriers.ts';
import type { Withdrawal } from '@platine/domain/withdrawal/withdrawal.ts';
import type { ContactValues } from '@platine/domain/validation/contact.ts';

/** A message to the shop; `sku` is the product on whose page it was begun (spec §2, §7). */
export type ContactRequest = ContactValues & { readonly sku: number | null };

/** Every kind of mail that the shop sends, with the data of its text. The worker makes links from the shop's address. */
export type StoredMail =
  | { readonly kind: 'activation'; readonly hash: string; readonly firstName: string; readonly lastName: string }
  | { readonly kind: 'passwordReset'; readonly hash: string }
  | { readonly kind: 'newsletterOptIn'; readonly hash: string }
  | { readonly kind: 'stockAlertOptIn'; readonly hash: string; readonly name: LocalizedText }
  | { readonly kind: 'inStockAgain'; readonly sku: number; readonly name: LocalizedText }
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
  | {
      readonly kind: 'orderPaid';
      readonly orderNumber: string;
      readonly signature: string;
      /** Missing in mails of earlier versions, which told of the whole total. */
      readonly cents?: Cents;
    }
  | { readonly kind: 'orderPaymentFailed'; readonly orderNumber: string; readonly signature: string }
  | {
      readonly kind: 'orderSent';
      readonly orderNumber: string;
      readonly signature: string;
      readonly pieces: readonly Pieces[];
      readonly carrier: Carrier | null;
      readonly tracking: string;
      /** Whether nothing of the order is left to be sent. */
      readonly complete: boolean;
      /** Numbers of delivery note and invoice; missing in mails of earlier versions. */
      readonly documents?: readonly string[];
    }
  | {
      readonly kind: 'orderRefunded';
      readonly orderNumber: string;
      readonly signature: string;
      readonly cents: Cents;
      /** Numbers of the credit notes; missing in mails of earlier versions. */
      readonly documents?: readonly string[];
    }
  /** To the shop itself: an order has been placed. */
  | { readonly kind: 'shopOrder'; readonly orderNumber: string }
  /** The receipt of a statement of withdrawal, to the address that was entered, and a copy to the shop. */
  | { readonly kind: 'withdrawalReceipt' | 'shopWithdrawal'; readonly statement: Withdrawal }
  | { readonly kind: 'contactRequest'; readonly request: ContactRequest }
  | {
      readonly kind: 'contactAnswer';
      /** The question, which the mail repeats. */
      readonly request: ContactRequest;
      readonly text: string;
      /** ISO 8601. */
      readonly askedAt: string;
    };
