import type { ProductWire } from '@platine/domain/contract/schemas/product.ts';
import type { PartsListWire } from '@platine/domain/contract/schemas/partsList.ts';
import { expect } from 'vitest';
import type { Scenario } from '../scenario.ts';
import type { Wire } from '../wire.ts';
import { allProducts, findPlain, findProduct, findStepped, isUnlimited, stepOf, unknownSku } from './products.ts';

const match = (wire: Wire, TEXT: string, BOARDS = 1) => wire.ask('matchPartsList', { TEXT, BOARDS });
const partNumberOf = ({ MANUFACTURER }: ProductWire) => MANUFACTURER.MANUFACTURER_SKU;

function lineOf({ LINES }: PartsListWire) {
  const [line, ...more] = LINES;
  if (line === undefined || more.length > 0) throw new Error(`The list has ${LINES.length} lines`);
  return line;
}

/** A resistor of a chip's size, with its value in ohms. */
async function findChip(wire: Wire) {
  const valueOf = (product: ProductWire) => product.ATTRIBUTES.find(({ UNIT }) => UNIT === 'Ω')?.VALUE ?? null;
  const sizeOf = (product: ProductWire) =>
    product.ATTRIBUTES.find(({ KEY, TEXT }) => KEY === 'package' && /^\d{4}$/.test(TEXT?.ALL ?? ''))?.TEXT?.ALL ?? null;
  const chip = await findProduct(
    wire,
    'a resistor of a chip’s size',
    (product) => isUnlimited(product) && valueOf(product) !== null && sizeOf(product) !== null,
  );
  return { chip, ohms: String(valueOf(chip)), size: String(sizeOf(chip)) };
}

export const partsListScenarios: readonly Scenario[] = [
  {
    name: 'a line of a parts list is found by SKU and by part number, whatever its case and punctuation',
    async run(wire) {
      const plain = await findProduct(
        wire,
        'plain, with punctuation in its part number',
        (product) => isUnlimited(product) && /\w-\w/.test(partNumberOf(product)),
      );
      const number = partNumberOf(plain);
      for (const named of [String(plain.SKU), number, number.toLowerCase(), number.replaceAll('-', ' - ')]) {
        const answer = await match(wire, `Manufacturer Part Number;Qty\n${named};3\n`);
        const { STATE, SKUS, CHOSEN, PIECES, LINE } = lineOf(answer);
        expect({ named, STATE, SKUS, CHOSEN, PIECES, LINE }).toEqual({
          named,
          STATE: 'FOUND',
          SKUS: [plain.SKU],
          CHOSEN: plain.SKU,
          PIECES: 3,
          LINE: 2,
        });
        expect(answer.PRODUCTS.map(({ SKU, STOCK }) => ({ SKU, STOCK }))).toEqual([
          { SKU: plain.SKU, STOCK: plain.STOCK },
        ]);
      }
    },
  },
  {
    name: 'a line is found by value and package, and its quantity counts for each board',
    async run(wire) {
      const { chip, ohms, size } = await findChip(wire);
      const list = `"Reference","Value","Datasheet","Footprint","Qty","DNP"\n"R1,R2","${ohms}","~","Resistor_SMD:R_${size}_2012Metric","2",""\n`;
      const line = lineOf(await match(wire, list, 50));
      expect(line).toMatchObject({ PIECES: 100, REFERENCES: ['R1', 'R2'], VALUE: ohms });
      expect(['FOUND', 'SEVERAL']).toContain(line.STATE);
      expect(line.SKUS).toContain(chip.SKU);
      expect(line.SKUS).toContain(line.CHOSEN);
      const other = lineOf(await match(wire, list.replace(size, '2920')));
      expect(other).toMatchObject({ STATE: 'NOT_FOUND', SKUS: [], CHOSEN: null });
    },
  },
  {
    name: 'where a part number is unknown, parts of its value are alternatives, and none is chosen',
    async run(wire) {
      const { chip, ohms, size } = await findChip(wire);
      const line = lineOf(await match(wire, `MPN,Value,Package,Qty\nNONE-SUCH-1,${ohms} Ω,${size},1\n`));
      expect(line).toMatchObject({ STATE: 'ALTERNATIVES', CHOSEN: null, NUMBERS: ['NONE-SUCH-1'] });
      expect(line.SKUS).toContain(chip.SKU);
      expect(lineOf(await match(wire, 'MPN,Qty\nNONE-SUCH-1,1\n'))).toMatchObject({ STATE: 'NOT_FOUND', SKUS: [] });
    },
  },
  {
    name: 'D27: a retired product of a list is replaced by its successor, and not found without one',
    async run(wire) {
      const [first, second] = (await allProducts(wire)).filter((product) => isUnlimited(product));
      if (first === undefined || second === undefined) throw new Error('The catalogue has too few products');
      const lookUp = async () => lineOf(await match(wire, `SKU;Qty\n${first.SKU};1\n`));
      const restore = await wire.changeProduct(first.SKU, { withdrawn: true, successor: second.SKU });
      try {
        expect(await lookUp()).toMatchObject({ STATE: 'REPLACED', SKUS: [second.SKU], CHOSEN: second.SKU });
      } finally {
        await restore();
      }
      expect(await lookUp()).toMatchObject({ STATE: 'FOUND', SKUS: [first.SKU] });
    },
  },
  {
    name: 'a line that is not fitted, or that cannot be read, is named; a list that cannot be read is refused at its field',
    async run(wire) {
      const { LINES, LEFT_OUT } = await match(wire, 'Ref,Value,Qty,DNP\nR1,10k,1,DNP\nR2,22k,many,\n');
      expect(LINES).toEqual([]);
      expect(LEFT_OUT).toEqual([
        { LINE: 2, TEXT: 'R1 · 10k · 1 · DNP', REASON: 'NOT_FITTED' },
        { LINE: 3, TEXT: 'R2 · 22k · many', REASON: 'AMOUNT' },
      ]);
      const refusal = async (request: Readonly<Record<string, unknown>>) => {
        const { errorClass, fields } = await wire.refused('matchPartsList', { TEXT: '', BOARDS: 1, ...request });
        return [errorClass, ...fields.map(({ FIELD, CODE }) => `${FIELD} ${CODE}`)];
      };
      const long = Array.from({ length: 501 }, (_, index) => `PART-${index}`).join('\n');
      expect(await refusal({})).toEqual(['ValidationException', 'TEXT REQUIRED']);
      expect(await refusal({ TEXT: long })).toEqual(['ValidationException', 'TEXT TOO_LONG']);
      expect(await refusal({ FILE: 'AAAA' })).toEqual(['ValidationException', 'FILE FORMAT']);
      expect(await refusal({ BOARDS: 0 })).toEqual(['InvalidRequestException', 'BOARDS min']);
    },
  },
  {
    name: 'a list of more than 64 KiB is read from its file, and one of more than a megabyte is refused unread',
    async run(wire) {
      const { SKU } = await findPlain(wire);
      const table = `SKU,Qty,Description\n${`${SKU},1,${'x'.repeat(200)}\n`.repeat(400)}`;
      const answer = await wire.ask('matchPartsList', { TEXT: '', FILE: btoa(table), BOARDS: 1 });
      expect(lineOf(answer)).toMatchObject({ STATE: 'FOUND', PIECES: 400 });
      const refused = await wire.refused('matchPartsList', { TEXT: 'x'.repeat(1_600_000), BOARDS: 1 });
      expect(refused.errorClass).toBe('PayloadTooLargeException');
    },
  },
  {
    name: 'several positions go into the cart together, on top of what is there, and what is changed is named',
    async run(wire) {
      const [plain, stepped] = [await findPlain(wire), await findStepped(wire)];
      const step = stepOf(stepped);
      await wire.ask('cartAddPosition', { SKU: plain.SKU, AMOUNT: 2 });
      const { SESSION, ADJUSTMENTS } = await wire.ask('cartAddPositions', {
        POSITIONS: [
          { SKU: plain.SKU, AMOUNT: 3 },
          { SKU: stepped.SKU, AMOUNT: 1 },
          { SKU: plain.SKU, AMOUNT: 1 },
          { SKU: unknownSku, AMOUNT: 4 },
        ],
      });
      expect(SESSION.CART.POSITIONS.map(({ SKU, AMOUNT }) => [SKU, AMOUNT])).toEqual([
        [plain.SKU, 6],
        [stepped.SKU, step],
      ]);
      expect(ADJUSTMENTS).toEqual([
        { SKU: stepped.SKU, REASON: 'ORDER_QUANTITY', WANTED: 1, AMOUNT: step },
        { SKU: unknownSku, REASON: 'NO_SALE', WANTED: 4, AMOUNT: 0 },
      ]);
      const many = Array.from({ length: 501 }, () => ({ SKU: plain.SKU, AMOUNT: 1 }));
      for (const POSITIONS of [[], [{ SKU: plain.SKU, AMOUNT: 0 }], many]) {
        const { errorClass, fields } = await wire.refused('cartAddPositions', { POSITIONS });
        expect([errorClass, fields.length]).toEqual(['InvalidRequestException', 1]);
      }
      expect((await wire.ask('currentSession')).CART.POSITIONS).toHaveLength(2);
    },
  },
  {
    name: 'the references of a list stay with the line of the cart, and join those that it has',
    async run(wire) {
      const [plain, stepped] = [await findPlain(wire), await findStepped(wire)];
      const add = (SKU: number, NOTE?: string) =>
        wire.ask('cartAddPositions', { POSITIONS: [{ SKU, AMOUNT: 1, NOTE }] });
      const notes = async () =>
        (await wire.ask('currentSession')).CART.POSITIONS.map(({ SKU, NOTE = null }) => [SKU, NOTE]);
      await add(plain.SKU, 'C3–C5, C9');
      await add(stepped.SKU);
      expect(await notes()).toEqual([
        [plain.SKU, 'C3–C5, C9'],
        [stepped.SKU, null],
      ]);
      await add(plain.SKU, 'C6');
      await wire.ask('cartAddPosition', { SKU: plain.SKU, AMOUNT: 1 });
      expect(await notes()).toEqual([
        [plain.SKU, 'C3–C6, C9'],
        [stepped.SKU, null],
      ]);
      const { errorClass, fields } = await wire.refused('cartAddPositions', {
        POSITIONS: [{ SKU: plain.SKU, AMOUNT: 1, NOTE: 'x'.repeat(201) }],
      });
      expect([errorClass, ...fields.map(({ CODE }) => CODE)]).toEqual(['InvalidRequestException', 'max']);
    },
  },
];
