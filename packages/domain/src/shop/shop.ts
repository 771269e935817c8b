import type { CartLimitRules } from '../cart/limit.ts';
import type { MinimumOrder } from '../cart/minimumOrder.ts';
import type { KicadFamily } from '../kicad/kicadFamily.ts';
import type { ShopIntro, ShopWindow } from '../lists/shopWindow.ts';
import type { RateHistory } from '../money/vatRates.ts';
import type { PaymentTerms } from '../payment/methods.ts';
import type { SaferpayMeans, ShownMeans } from '../payment/saferpayMeans.ts';
import { shownMeans } from '../payment/saferpayMeans.ts';
import type { InAddedLanguages } from '../language/inLanguages.ts';
import type { Language } from '../language/language.ts';
import type { DrawingWords } from '../catalog/drawingWords.data.ts';
import type { FacetWords } from '../search/facetWords.data.ts';
import type { SynonymGroup } from '../search/synonyms.ts';
import type { CarrierPage, Carrier, Carriers } from '../shipping/carriers.ts';
import type { LabelCodes } from '../shipping/labels.ts';
import type { ShippingTerms } from '../shipping/methods.ts';
import type { Carriage, DatedThresholds, PricedZone } from '../shipping/prices.ts';
import type { Departments } from './departments.ts';
import type { NoticeFile, NoticeGraphic, Notices } from './guaranteeNotice.ts';
import { noticeGraphics } from './guaranteeNotice.ts';
import type { GuaranteeWords } from './guaranteeWords.data.ts';
import type { BankAccount, Registration, ShopIdentity } from './identity.ts';
import type { ShopBrand } from './shopBrand.ts';
import type { ShopPages } from './pages/pages.ts';
import type { ServiceTimes } from './serviceTimes.ts';
import type { ShopNotice } from './shopNotice.ts';

/** Countries, prices and values of deliveries. */
export type DeliveryTerms = {
  readonly minimumOrder: MinimumOrder;
  /** Newest first. */
  readonly freeShipping: readonly DatedThresholds[];
  /** Each country is in one of them at most; the shop's own is in one. */
  readonly zones: readonly PricedZone[];
  readonly methods: ShippingTerms;
};

/** The decisions of a shop's operator. The server reads it from the shop's folder (`SHOP_DIR`); rules take the parts that they need as arguments. */
export type Shop = {
  readonly identity: ShopIdentity;
  readonly bank: BankAccount;
  /** Means that Saferpay's page offers; empty for all that the account has. */
  readonly saferpayMeans: readonly SaferpayMeans[];
  readonly registrations: readonly Registration[];
  readonly service: ServiceTimes;
  readonly departments: Departments;
  readonly delivery: DeliveryTerms;
  readonly carriers: Carriers;
  readonly labels: LabelCodes;
  readonly payment: PaymentTerms;
  readonly vatRates: RateHistory;
  readonly limits: CartLimitRules;
  readonly pages: ShopPages;
  /** Null for none. */
  readonly notice: ShopNotice | null;
  readonly guaranteeNotices: Notices<NoticeFile>;
  /** Words with one meaning for the search; each is in one group. */
  readonly synonyms: readonly SynonymGroup[];
  /** Products that KiCad can place in a schematic. */
  readonly kicad: readonly KicadFamily[];
  /** Shortcuts and projects of the start page. */
  readonly shopWindow: ShopWindow;
  /** Null for a shop without colours or a logo of its own. */
  readonly brand: ShopBrand | null;
  /** Days for which a quote's prices hold. */
  readonly quoteDays: number;
  /** The program's, and behind them those that the shop's folder adds. */
  readonly languages: readonly Language[];
  /** The notice on the legal guarantee in the added languages. */
  readonly guaranteeWords: InAddedLanguages<GuaranteeWords>;
  /** Names of facets in the added languages. */
  readonly facetWords: InAddedLanguages<FacetWords>;
  /** Captions of drawings in the added languages. */
  readonly drawingWords: InAddedLanguages<DrawingWords>;
};

/** The part of a shop that its pages show. It is in the state of every page, so it holds nothing else. */
export type ShopFacts = Pick<
  Shop,
  'identity' | 'bank' | 'service' | 'departments' | 'payment' | 'vatRates' | 'notice' | 'languages' | 'guaranteeWords'
> & {
  readonly delivery: Carriage & { readonly minimumOrder: MinimumOrder };
  readonly guaranteeNotices: Notices<NoticeGraphic>;
  /** The shop's words of its start page; null for the program's. */
  readonly intro: ShopIntro | null;
  /** By their short names. */
  readonly carriers: Readonly<Record<Carrier, CarrierPage>>;
  /** Means of Saferpay's page. */
  readonly means: ShownMeans;
  /** Pieces that a customer may have in the cart. */
  readonly limits: { readonly educationalLine: number; readonly scarce: number };
};

/** Takes the part of a shop that its pages show. */
export function shopFactsOf(shop: Shop): ShopFacts {
  const { identity, bank, service, departments, payment, vatRates, notice, delivery, limits, guaranteeNotices } = shop;
  const { languages, guaranteeWords } = shop;
  const zones = delivery.zones.map(({ countries, methods }) => ({ countries, methods }));
  return {
    identity,
    bank,
    service,
    departments,
    payment,
    vatRates,
    notice,
    languages,
    guaranteeWords,
    delivery: { zones, minimumOrder: delivery.minimumOrder, methods: delivery.methods },
    guaranteeNotices: noticeGraphics(guaranteeNotices),
    intro: shop.shopWindow.intro,
    carriers: Object.fromEntries(
      Object.entries(shop.carriers).map(([carrier, { name, link }]) => [carrier, { name, link }]),
    ),
    means: shownMeans(shop.saferpayMeans),
    limits: { educationalLine: limits.educationalLine.pieces, scarce: limits.scarce.pieces },
  };
}
