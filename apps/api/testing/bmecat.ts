import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { seededRandom } from './random.ts';

/** The head and the groups of a catalogue, as both versions write them. */
export function bmecatFile(version: '1.2' | '2005', content: string, encoding = 'UTF-8'): string {
  return `<?xml version="1.0" encoding="${encoding}"?>
<!DOCTYPE BMECAT SYSTEM "bmecat_new_catalog.dtd">
<BMECAT version="${version}"${version === '2005' ? ' xmlns="http://www.bmecat.org/bmecat/2005fd"' : ''}>
  <HEADER>
    <CATALOG>
      <LANGUAGE>deu</LANGUAGE><CATALOG_ID>L26</CATALOG_ID><CATALOG_VERSION>1.0</CATALOG_VERSION><CURRENCY>EUR</CURRENCY>
    </CATALOG>
    <SUPPLIER><SUPPLIER_NAME>Lentz &amp; Söhne</SUPPLIER_NAME></SUPPLIER>
  </HEADER>
  ${content}
</BMECAT>`;
}

type Group = { readonly type: string; readonly id: string; readonly name: string; readonly parent: string };

const structure = ({ type, id, name, parent }: Group) =>
  `<CATALOG_STRUCTURE type="${type}"><GROUP_ID>${id}</GROUP_ID><GROUP_NAME>${name}</GROUP_NAME><PARENT_ID>${parent}</PARENT_ID></CATALOG_STRUCTURE>`;

/** Groups of components: Widerstände and Schalter below Bauelemente, below a root without a category. */
export const bmecatGroups = `<CATALOG_GROUP_SYSTEM>
  ${structure({ type: 'root', id: '1', name: 'Katalog 2026', parent: '0' })}
  ${structure({ type: 'node', id: 'B', name: 'Bauelemente', parent: '1' })}
  ${structure({ type: 'leaf', id: 'R', name: 'Widerstände', parent: 'B' })}
  ${structure({ type: 'leaf', id: 'S', name: 'Schalter', parent: 'B' })}
</CATALOG_GROUP_SYSTEM>`;

type Feature = {
  readonly name: string;
  readonly values: readonly string[];
  readonly unit?: string;
  readonly descr?: string;
};

export function etimFeatures(features: readonly Feature[]): string {
  const one = ({ name, values, unit, descr }: Feature) =>
    `<FEATURE><FNAME>${name}</FNAME>${values
      .map((value) => `<FVALUE>${value}</FVALUE>`)
      .join(
        '',
      )}${unit === undefined ? '' : `<FUNIT>${unit}</FUNIT>`}${descr === undefined ? '' : `<FDESCR>${descr}</FDESCR>`}</FEATURE>`;
  return `<PRODUCT_FEATURES><REFERENCE_FEATURE_SYSTEM_NAME>ETIM-9.0</REFERENCE_FEATURE_SYSTEM_NAME><REFERENCE_FEATURE_GROUP_ID>EC000123</REFERENCE_FEATURE_GROUP_ID>${features
    .map(one)
    .join('')}</PRODUCT_FEATURES>`;
}

type Product = {
  readonly id: string;
  readonly attributes?: string;
  readonly details?: string;
  readonly features?: string;
  readonly order?: string;
  readonly prices: string;
  readonly more?: string;
};

/** A product of version 2005. */
export function bmecatProduct({
  id,
  attributes = 'mode="new"',
  details = '',
  features = '',
  order = '',
  prices,
  more = '',
}: Product): string {
  return `<PRODUCT ${attributes}>
    <SUPPLIER_PID>${id}</SUPPLIER_PID>
    <PRODUCT_DETAILS>
      <DESCRIPTION_SHORT lang="deu">Teil ${id}</DESCRIPTION_SHORT><DESCRIPTION_SHORT lang="eng">Part ${id}</DESCRIPTION_SHORT>
      <MANUFACTURER_PID>M-${id}</MANUFACTURER_PID><MANUFACTURER_NAME>Lentz</MANUFACTURER_NAME>${details}
    </PRODUCT_DETAILS>
    ${features}
    <PRODUCT_ORDER_DETAILS><ORDER_UNIT>C62</ORDER_UNIT>${order}</PRODUCT_ORDER_DETAILS>
    <PRODUCT_PRICE_DETAILS>${prices}</PRODUCT_PRICE_DETAILS>
    ${more}
  </PRODUCT>`;
}

/** A price of version 2005 in euros, from so many pieces on. */
export function bmecatPrice(amount: string, { from = 1, type = 'net_list', currency = 'EUR' } = {}): string {
  return `<PRODUCT_PRICE price_type="${type}"><PRICE_AMOUNT>${amount}</PRICE_AMOUNT><PRICE_CURRENCY>${currency}</PRICE_CURRENCY><LOWER_BOUND>${from}</LOWER_BOUND></PRODUCT_PRICE>`;
}

export const inGroup = (product: string, group: string) =>
  `<PRODUCT_TO_CATALOGGROUP_MAP><PROD_ID>${product}</PROD_ID><CATALOG_GROUP_ID>${group}</CATALOG_GROUP_ID></PRODUCT_TO_CATALOGGROUP_MAP>`;

/** A wholesaler's catalogue of so many resistors and switches with ETIM features and price breaks, the same at each run. */
export async function writeBmecatCatalogue(file: string, count: number): Promise<void> {
  const [head = '', foot = ''] = bmecatFile('2005', `<T_NEW_CATALOG>${bmecatGroups}|</T_NEW_CATALOG>`).split('|');
  await pipeline(Readable.from(linesOf()), createWriteStream(file));

  function* linesOf(): Generator<string> {
    yield head;
    for (let index = 0; index < count; index += 1) yield wholesaleProduct(index);
    for (let index = 0; index < count; index += 1) yield inGroup(wholesaleId(index), index % 3 === 0 ? 'S' : 'R');
    yield foot;
  }
}

const wholesaleId = (index: number): string => `W-${String(index).padStart(6, '0')}`;

function wholesaleProduct(index: number): string {
  const { whole, pick } = seededRandom(index);
  const price = (1 + whole(900)) / 100;
  const amounts = [1, 10, 100].map((from, step) => bmecatPrice((price * (1 - step / 10)).toFixed(3), { from }));
  return bmecatProduct({
    id: wholesaleId(index),
    details: `<DESCRIPTION_LONG lang="deu">&lt;p&gt;${pick(['Metallschicht', 'Kohleschicht', 'Draht'])}, für Geräte und Versuche.&lt;/p&gt;</DESCRIPTION_LONG>`,
    features: etimFeatures([
      { name: 'EF000001', descr: 'Widerstand', values: [String(10 ** whole(7))], unit: 'Ω' },
      { name: 'EF000002', descr: 'Bauform', values: [`EV00001${whole(9)}`] },
      { name: 'EF000003', descr: 'SMD', values: [pick(['true', 'false'])] },
      { name: 'EF000004', descr: 'Temperatur', values: ['-55', '155'], unit: '°C' },
      { name: 'EF000005', descr: 'Leistung', values: [pick(['0.125', '0.25', '1', '5'])], unit: 'W' },
    ]),
    prices: amounts.join(''),
  });
}
