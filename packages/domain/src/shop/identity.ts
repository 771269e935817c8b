/** The operator of a shop. It is in Luxembourg, whose VAT and law the rules are made for (D11). */
export type ShopIdentity = {
  /** As shoppers know it, such as in titles and in the header. */
  readonly name: string;
  /** As in the trade register. */
  readonly company: string;
  readonly street: string;
  readonly zipCode: string;
  readonly city: string;
  readonly manager: string;
  readonly email: string;
  readonly phone: string;
  readonly vatId: string;
  readonly register: string;
  readonly permit: string;
};

/**
 * An entry in a register of producers, by the register's own name: the numbers belong on offers and invoices (Directive 2012/19/EU art. 17, German
 * ElektroG § 6 and VerpackG § 9, French Code de l'environnement art. L. 541-10-13).
 */
export type Registration = { readonly name: string; readonly number: string };

/** The account that bank transfers go to. */
export type BankAccount = {
  readonly name: string;
  readonly iban: string;
  readonly bic: string;
  /** The holder, letter by letter as the bank has it; without one it is the company. Banks compare it with what the payer enters (Regulation (EU) 2024/886). */
  readonly holder?: string | undefined;
};

/** The name to which a transfer goes. */
export function accountHolder(company: string, { holder }: Pick<BankAccount, 'holder'>): string {
  return holder ?? company;
}

/** Zip code and city on one line, which does not break. A hyphen that does not break of itself is missing in many fonts. */
export function cityLine({ zipCode, city }: Pick<ShopIdentity, 'zipCode' | 'city'>): string {
  return `${zipCode.replace('-', '-\u2060')}\u00A0${city}`;
}

/** Company and address as one line. */
export function addressLine(identity: ShopIdentity): string {
  return `${identity.company}, ${identity.street}, ${cityLine(identity)}`;
}
