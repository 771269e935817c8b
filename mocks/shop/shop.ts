import type { CountryCode } from '@platine/domain/customer/countries.ts';
import { defaultCountry } from '@platine/domain/customer/countries.ts';
import type { CustomerType } from '@platine/domain/customer/customerType.ts';
import { defaultCustomerType } from '@platine/domain/customer/customerType.ts';
import type { User } from '@platine/domain/customer/user.ts';
import type { OwnNumber } from '@platine/domain/lists/ownNumber.ts';
import type { Language } from '@platine/domain/language/language.ts';
import type { Bucket } from '@platine/domain/shop/throttle.ts';
import { isForSale } from '../builders/position.ts';
import { catalogue as mockCatalogue } from '../catalogue/catalogue.ts';
import type { CatalogueEntry } from '../catalogue/entry.ts';
import type { AccountsState } from './accounts/customers.ts';
import { newAccounts } from './accounts/customers.ts';
import type { CartLine } from './cartLine.ts';
import type { CheckoutState } from './checkoutState.ts';
import { newCheckoutState } from './checkoutState.ts';
import { mockDate } from './date.ts';
import type { SentMail } from './sentMail.ts';
import type { StoredList } from './storedList.ts';
import type { StoredStockAlert } from './storedStockAlert.ts';
import type { StoredWithdrawal } from './storedWithdrawal.ts';

/** The state of the shop: its one shopper, and the registered customers. */
export type ShopState = AccountsState &
  CheckoutState & {
    readonly language: Language | null;
    readonly languageChanged: boolean;
    readonly customerType: CustomerType;
    readonly country: CountryCode;
    readonly vatId: string | null;
    readonly cart: readonly CartLine[];
    readonly cartVersion: number;
    /** E-mail of the customer who is logged in. */
    readonly loggedInAs: string | null;
    readonly withdrawals: readonly StoredWithdrawal[];
    readonly stockAlerts: readonly StoredStockAlert[];
    /** Lists of all accounts, the last changed first. */
    readonly lists: readonly StoredList[];
    /** The numbers that accounts have given to products; `owner` is an e-mail. */
    readonly ownNumbers: readonly (OwnNumber & { readonly owner: string })[];
    /** Mails of the shop; none is sent. */
    readonly mails: readonly SentMail[];
    /** Fill levels of the throttles, by limit and by address or account. */
    readonly buckets: Readonly<Record<string, Bucket>>;
    /** Minutes since the shop opened. It has no clock: tests and stories let time pass. */
    readonly minutes: number;
  };

export type ShopOptions = Partial<ShopState> & {
  /** The customer who is logged in from the beginning. */
  readonly user?: User | null;
  /** YYYY-MM-DD in Luxembourg. */
  readonly date?: string;
  readonly catalogue?: readonly CatalogueEntry[];
  /** SKUs that left the sale, perhaps while they were in the cart. */
  readonly noSale?: readonly number[];
};

/** A shop in memory for one shopper, by the same rules of the domain as the API's. */
export type Shop = {
  readonly catalogue: readonly CatalogueEntry[];
  readonly date: string;
  /** The customer who is logged in. */
  readonly user: User | null;
  readonly isForSale: (entry: CatalogueEntry) => boolean;
  readonly find: (sku: number) => CatalogueEntry | null;
  readonly read: () => ShopState;
  readonly change: (values: Partial<ShopState>) => void;
};

export function createShop(options: ShopOptions = {}): Shop {
  const { user = null, date = mockDate, catalogue = mockCatalogue, noSale = [], ...own } = options;
  let state: ShopState = { ...newState(user), cartVersion: own.cart?.length ?? 0, ...own };
  return {
    catalogue,
    date,
    get user() {
      return state.accounts.find((account) => account.user.email === state.loggedInAs)?.user ?? null;
    },
    isForSale: ({ product }) => isForSale(product) && !noSale.includes(product.sku),
    find: (sku) => {
      const found = catalogue.find(({ product }) => product.sku === sku);
      const changed = state.changedProducts[sku];
      if (found === undefined || changed === null) return null;
      const product = { ...found.product, ...changed };
      return withoutSold({ ...found, product }, state.sold[sku] ?? 0);
    },
    read: () => state,
    change: (values) => {
      const cartVersion = state.cartVersion + (raisesVersion(state, values) ? 1 : 0);
      state = { ...state, cartVersion, ...values };
    },
  };
}

/** Takes the sold pieces out of the stock, down to 0. */
function withoutSold(entry: CatalogueEntry, pieces: number): CatalogueEntry {
  if (pieces === 0) return entry;
  const { stock } = entry.product;
  return { ...entry, product: { ...entry.product, stock: { ...stock, pieces: Math.max(0, stock.pieces - pieces) } } };
}

function newState(user: User | null): ShopState {
  return {
    language: null,
    languageChanged: false,
    customerType: user?.customerType ?? defaultCustomerType,
    country: defaultCountry,
    vatId: null,
    cart: [],
    cartVersion: 0,
    loggedInAs: user?.email ?? null,
    withdrawals: [],
    stockAlerts: [],
    lists: [],
    ownNumbers: [],
    mails: [],
    buckets: {},
    minutes: 0,
    ...newAccounts(user),
    ...newCheckoutState(),
  };
}

/** Whether a change raises the cart's version (D4). A change of the positions raises it by itself. */
function raisesVersion(before: ShopState, values: Partial<ShopState>): boolean {
  if (before.cart.length === 0 || 'cart' in values || 'cartVersion' in values) return false;
  const keys = ['country', 'customerType', 'vatId', 'addresses', 'shippingMethod', 'paymentMethod'] as const;
  return keys.some((key) => key in values && values[key] !== before[key]);
}

/** Schools have no cart limits (spec §9, D13). */
export function isEducationalInstitution({ user }: Shop): boolean {
  return user?.educationalInstitution ?? false;
}
