/** The columns of a list that are read. */
export type ColumnKind =
  | 'REFERENCES'
  | 'AMOUNT'
  | 'SKU'
  | 'PART_NUMBER'
  | 'ORDER_NUMBER'
  | 'MANUFACTURER'
  | 'VALUE'
  | 'PACKAGE'
  | 'DESCRIPTION'
  | 'NOT_FITTED';

const maker = '(?:manufacturers?|mfrs?|mfg|manf|makers?|herstellers?|fabricant|constructeur)';
const no = '(?:no|number|num|nr|nummer|nummern|code|pn|p n|id)';

/**
 * Headings in English, German and French, folded, in words, with "no" for "#": those that schematic editors write and those of distributors' lists.
 * The first that fits counts. A null stands for a column that looks like another and is not read.
 */
export const headings: readonly (readonly [ColumnKind | null, RegExp])[] = [
  [null, new RegExp(`^(?:line|item|row|index|pos|position|zeile|ligne|lfd)(?: ${no})?$|^(?:id|no|nr|n)$`)],
  [
    'NOT_FITTED',
    /^(?:dnp|dnf|dni|do not (?:populate|place|fit|install)|exclude(?:d)? from bom|nicht bestuck\w*|ne pas (?:monter|placer|implanter|souder)|non monte\w*)$/,
  ],
  [
    'AMOUNT',
    /^(?:order(?:ed)? |requested )?(?:qty|qnty|quantity|quantities|quantite|qte|menge|anzahl|stuck|stk|stuckzahl|bestellmenge|nombre|pieces|pcs|number|count|amount)(?: (?:1|ordered|required|needed|requested|per board|each|pro platine|pro stuck|par carte|commandee?))?$/,
  ],
  [
    'PART_NUMBER',
    new RegExp(
      `^${maker} ?(?:part|product|teile|artikel|bestell|typen?|item)? ?(?:${no}|bezeichnung|reference|ref|part)s?$|^mpns?\\b|^(?:type|typ|typenbezeichnung|typ ${no}|type ${no}|reference ${maker}|ref ${maker}|(?:numero|n) (?:de )?(?:piece|reference|ref) (?:du )?${maker})$`,
    ),
  ],
  [
    'SKU',
    new RegExp(
      `^(?:sku|artikel ?${no}|art ?${no}|article ${no}|(?:numero|n|no|reference|ref) (?:d |de l )?article|platine ?${no})$`,
    ),
  ],
  [
    'ORDER_NUMBER',
    new RegExp(
      `^(?:supplier and ref|(?:part|teile|model) ?${no}s?|(?:order|supplier|distributor|vendor|stock|catalog|lieferanten|bestell) ?(?:part|artikel|item)? ?${no}|(?:reference|ref) (?:fournisseur|de commande)|\\w+(?: \\w+)? (?:part )?${no})$`,
    ),
  ],
  [
    'REFERENCES',
    /^(?:(?:customer|component|part|schematic) )?(?:ref|refs|reference|references|refdes|designators?|reference designators?|ref des)$|^(?:kunden)?referenz(?:en)?$|^(?:bezeichner|reperes?|repere topologique|references? (?:client|topologiques?)|parts)$/,
  ],
  ['MANUFACTURER', new RegExp(`^${maker}(?: name)?$|^(?:brand|marke|marque)$`)],
  ['VALUE', /^(?:values?|val|wert|valeurs?|designation|comments?|kommentar|commentaire)$/],
  [
    'PACKAGE',
    /^(?:(?:pcb )?footprint|package|case|package case|case package|gehause|bauform|boitier|empreinte|case code)$/,
  ],
  [
    'DESCRIPTION',
    /^(?:(?:product |part |item |artikel|produkt)?(?:description|desc|name|beschreibung|bezeichnung)|libelle|nom|artikel|article|product|produkt|produit|part|bauteil|composant)$/,
  ],
];
