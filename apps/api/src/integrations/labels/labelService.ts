import type { Address } from '@platine/domain/customer/address.ts';
import type { CustomerType } from '@platine/domain/customer/customerType.ts';
import type { Cents } from '@platine/domain/money/money.ts';
import type { ShopIdentity } from '@platine/domain/shop/identity.ts';

/** Pieces of a product in a parcel. */
export type ParcelItem = {
  readonly sku: number;
  /** In English, for customs. */
  readonly description: string;
  readonly amount: number;
  readonly gramsEach: number;
  /** The price of a piece that customs read. */
  readonly unit: Cents;
  readonly hsCode: string | null;
  readonly originCountry: string | null;
};

/** A parcel that needs a label. */
export type Parcel = {
  /** The shop's name of the parcel, which no other parcel has. */
  readonly reference: string;
  readonly orderNumber: string;
  /** The code of the service's shipping option. */
  readonly option: string;
  readonly from: ShopIdentity;
  readonly to: Address;
  readonly customerType: CustomerType;
  readonly items: readonly ParcelItem[];
};

/** `refused` is final: no shipment was announced. `reason` is the service's, in English, for the operator. */
export type LabelAnswer =
  | {
      readonly kind: 'made';
      readonly shipmentId: string;
      /** The service's code of the carrier. */
      readonly carrier: string;
      /** '' when the parcel cannot be followed. */
      readonly tracking: string;
      readonly pdf: Uint8Array;
    }
  | { readonly kind: 'refused'; readonly reason: string };

/** `refused`: the shipment stands, and will be invoiced. */
export type CancelAnswer = { readonly kind: 'done' } | { readonly kind: 'refused'; readonly reason: string };

/** The interface of services that make shipping labels. Each function rejects with a ProviderFailure when the service has not answered within two minutes. */
export type LabelService = {
  /** Announces a shipment, which the service invoices. Repeating it with the same reference announces nothing twice. */
  readonly announce: (parcel: Parcel) => Promise<LabelAnswer>;
  /** Finds the shipment of a parcel that was announced; null when the service knows none. */
  readonly find: (reference: string) => Promise<LabelAnswer | null>;
  /** Cancels an announced shipment, so that it is not invoiced. */
  readonly cancel: (shipmentId: string) => Promise<CancelAnswer>;
};
