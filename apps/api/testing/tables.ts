import { crc32 } from 'node:zlib';
import { writeFileSync } from 'node:fs';
import { seededRandom } from './random.ts';

/** Tables as operators have them, the same ones at each run. */
type Row = readonly (string | number)[];

const parts = [
  ['Passive Bauelemente', 'Widerstände', 'R', 'Widerstand', ['100 Ohm', '4,7 kOhm', '10 kOhm', '1 MOhm']],
  ['Passive Bauelemente', 'Kondensatoren', 'C', 'Kondensator', ['100 nF', '10 µF', '470 µF', '22 pF']],
  ['Halbleiter', 'Leuchtdioden', 'LED', 'Leuchtdiode', ['rot', 'grün', 'weiß', 'blau']],
  ['Halbleiter', 'Transistoren', 'T', 'Transistor', ['NPN', 'PNP', 'N-Kanal', 'P-Kanal']],
  ['Steckverbinder', 'Stiftleisten', 'ST', 'Stiftleiste', ['2-polig', '4-polig', '8-polig', '20-polig']],
] as const;
const forms = ['0603', '0805', '1206', 'THT', 'SOT-23'];
const partMakers = ['Grünwald & Söhne', 'Lentz', 'Ampère', 'Müller Bauteile'];

const germanHeadings =
  'Bestellnummer;Hersteller;Hersteller-Nr.;Bezeichnung;Beschreibung;Warengruppe;Untergruppe;Wert;Bauform;Spannung (V);Preis ab 1 netto;Preis ab 10 netto;Preis ab 100 netto;Bestand;Gewicht (g);Mindestmenge';

function partRows(count: number): Row[] {
  const { whole, pick } = seededRandom(393);
  return Array.from({ length: count }, (_, index) => {
    const [group, subgroup, letter, name, values] = parts[index % parts.length] ?? parts[0];
    const [value, form] = [values[Math.floor(index / parts.length) % values.length] ?? '', pick(forms)];
    const cents = 40 + whole(400);
    const price = (share: number) => `${((cents * share) / 10_000).toFixed(3).replace('.', ',')} €`;
    const number = `${letter}-${form}-${String(index).padStart(4, '0')}`;
    const breaks = [price(100), price(90), price(70)];
    const text = `<p>${name} ${value}, Bauform ${form}.</p>`;
    const amounts = [`${1 + whole(9)}.${String(whole(1000)).padStart(3, '0')}`, '0,4', 1];
    return [
      number,
      pick(partMakers),
      `M${1000 + index}`,
      `${name} ${value}, ${form}`,
      text,
      group,
      subgroup,
      value,
      form,
      pick([16, 25, 50]),
      ...breaks,
      ...amounts,
    ];
  });
}

/** A list of components: German numbers, semicolons, Windows-1252, three price breaks, article numbers with letters. */
export function writePartsTable(file: string, count = 393): void {
  const lines = [germanHeadings, ...partRows(count).map((row) => row.join(';'))];
  writeFileSync(file, Buffer.from(lines.join('\r\n').replaceAll('€', '\u0080'), 'latin1'));
}

const goods = [
  ['Tools > Screwdrivers', 'Screwdriver', 'Schraubendreher'],
  ['Tools > Pliers', 'Pliers', 'Zange'],
  ['Cables > USB', 'USB cable', 'USB-Kabel'],
  ['Cables > Network', 'Network cable', 'Netzwerkkabel'],
  ['Power > Batteries', 'Battery', 'Batterie'],
  ['Power > Chargers', 'Charger', 'Ladegerät'],
  ['Boards > Microcontrollers', 'Board', 'Platine'],
  ['Boards > Sensors', 'Sensor', 'Sensor'],
] as const;
/** The drawings of those goods, in their order. */
export const goodsKinds = ['screwdriver', 'pliers', 'cable', 'wire', 'battery', 'charger', 'board', 'sensor-module'];
const goodMakers = ['Werka', 'Kablo', 'Volta', 'Boardly', 'Handfest', 'Lumino'];

/** A shop's export: comma, UTF-8 with a byte order mark, gross prices, texts in two languages with line breaks, addresses of photos. */
export function writeShopTable(
  file: string,
  { count, photos }: { count: number; photos: (index: number) => string },
): void {
  const { whole, pick } = seededRandom(26);
  const rows = Array.from({ length: count }, (_, index): Row => {
    const [category, english, german] = goods[index % goods.length] ?? goods[0];
    const [model, maker] = [`${String.fromCharCode(65 + whole(26))}${100 + (index % 900)}`, pick(goodMakers)];
    const text = `"${english} ${model} by ${maker}.\nWith two years of guarantee, ""as new""."`;
    const price = (2 + whole(90) + 0.9).toFixed(2);
    return [
      300_000 + index,
      `${english} ${model}`,
      `${german} ${model}`,
      text,
      maker,
      `${maker.slice(0, 2)}-${index}`,
      `"${category}"`,
      price,
      whole(60),
      (whole(900) / 1000).toFixed(3),
      photos(index),
      'Photo: the shop',
    ];
  });
  const headings =
    'sku,name_en,name_de,description_en,brand,mpn,category,price incl. 19% VAT,stock,weight_kg,image,photographer';
  writeFileSync(file, `\uFEFF${[headings, ...rows.map((row) => row.join(','))].join('\n')}\n`);
}

export function writeWorkbook(file: string, rows: readonly Row[], change: Readonly<Record<string, string>> = {}): void {
  writeFileSync(file, workbookOf(rows, change));
}

/** A workbook with one sheet, whose parts are stored as they are. Texts are shared, style 1 is a date. */
export function workbookOf(rows: readonly Row[], change: Readonly<Record<string, string>> = {}): Buffer {
  const texts = [...new Set(rows.flat().filter((cell) => typeof cell === 'string'))];
  const cell = (value: string | number, place: string) =>
    typeof value === 'string'
      ? `<c r="${place}" t="s"><v>${texts.indexOf(value)}</v></c>`
      : `<c r="${place}" s="${value > 40_000 ? 1 : 0}"><v>${value}</v></c>`;
  const sheet = rows.map(
    (row, line) =>
      `<row r="${line + 1}">${row.map((value, column) => cell(value, `${String.fromCharCode(65 + column)}${line + 1}`)).join('')}</row>`,
  );
  const xml = {
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="Artikel" r:id="a"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="a" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    'xl/sharedStrings.xml': `<sst>${texts.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheet.join('')}</sheetData></worksheet>`,
    ...change,
  };
  return zipOf(Object.entries(xml).map(([name, text]) => [name, Buffer.from(text)]));
}

/** A ZIP archive without compression (APPNOTE 4.3). */
export function zipOf(files: readonly (readonly [name: string, content: Buffer])[]): Buffer {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of files) {
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(content.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const head = Buffer.concat([Buffer.from('PK\x03\x04'), facts, Buffer.from(name)]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), facts, tail, Buffer.from(name)]));
    local.push(head, content);
    offset += head.length + content.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...local, central, Buffer.from('PK\x05\x06'), end]);
}
