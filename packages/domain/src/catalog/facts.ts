/** A maker's voluntary guarantee of durability: free of charge, for the whole product, for more than two years (Directive 2011/83/EU art. 2 (14a)). */
export type MakersGuarantee = {
  /** Whole years, three at least. */
  readonly years: number;
  readonly guarantor: string;
  readonly address: string;
  /** Its conditions on the web; null for an address that must not be linked (D34). */
  readonly url: string | null;
};

/** Metals that stand below the symbol of a battery with more of them than 0.002 % cadmium or 0.004 % lead (Regulation (EU) 2023/1542 art. 13 (5)). */
export const heavyMetals = ['Cd', 'Pb'] as const;
export type HeavyMetal = (typeof heavyMetals)[number];

/** A battery in or with a product. `chemistry` is a name such as Li-ion. */
export type Battery = { readonly chemistry: string; readonly heavyMetals: readonly HeavyMetal[] };

/** Customs ask of goods their number in the Harmonised System, 6 to 10 digits, and the country that they were made in (ISO 3166). */
export type Customs = { readonly hsCode: string | null; readonly originCountry: string | null };

/** Facts that the law wants said of a product, beside its price and its safety contact. */
export type ProductFacts = Customs & {
  readonly guarantee: MakersGuarantee | null;
  readonly battery: Battery | null;
  /** Electrical or electronic equipment, which is collected separately (Directive 2012/19/EU art. 14). */
  readonly weee: boolean;
};
