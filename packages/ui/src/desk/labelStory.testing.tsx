import { deskOrderToWire } from '@platine/domain/desk/deskOrder.ts';
import type { ParcelLabel } from '@platine/domain/shipping/labels.ts';
import { noLabel } from '@platine/domain/shipping/labels.ts';
import { buildOrder } from '@platine/mocks/builders/order.ts';
import { createDesk, findFile } from '@platine/mocks/desk/desk.ts';
import { buildFile } from '@platine/mocks/desk/deskFile.ts';
import { createDeskHandlers } from '@platine/mocks/desk/deskHandlers.ts';
import { filedOrder } from '@platine/mocks/desk/filedOrder.ts';
import { putLabel } from '@platine/mocks/desk/deskLabels.ts';
import { http, HttpResponse } from 'msw';

const { lines, totals } = buildOrder();
const paid = { kind: 'paid', cents: totals.total } as const;
const packed = { kind: 'packed', pieces: lines.map(({ sku, amount }) => ({ sku, amount })) } as const;
const made = (orderNumber: string): Partial<ParcelLabel> => ({
  state: 'made',
  reference: `${orderNumber}-3-5f3a9c01`,
  carrier: 'dpd',
  tracking: '01234567890120',
  printable: true,
});

/** Packed orders 2026-100001 and so on, with these labels. */
function packedOrders(labels: readonly Partial<ParcelLabel>[]) {
  return labels.map((label, index) => ({
    ...buildFile({ order: { orderNumber: `2026-${100_001 + index}` }, acts: [paid, packed] }),
    label: { ...noLabel, ...label },
  }));
}

const unpacked = (index: number) => buildFile({ order: { orderNumber: `2026-${100_001 + index}` }, acts: [paid] });
const shopWith = (files: Parameters<typeof createDesk>[0]) => createDesk({ ...files, labels: true });

/** Two packed orders without a label, one that has its label, one whose label's file is gone, and one of which nothing is packed. */
export function severalToLabel() {
  const gone = { ...made('2026-100004'), printable: false };
  const files = [...packedOrders([{}, {}, made('2026-100003'), gone]), unpacked(4)];
  return createDeskHandlers(shopWith({ files }));
}

/** Two orders that have their label and one that has none. The parcels of the two do not leave without their number. */
export function severalLabelled() {
  const guard = http.post('*/desk/api/order/:number/act', async ({ request, params }) => {
    const isLabelled = params['number'] !== '2026-100003';
    const text = await request.clone().text();
    return isLabelled && !text.includes('"01234567890120"') ? HttpResponse.error() : undefined;
  });
  const files = packedOrders([made('2026-100001'), made('2026-100002'), {}]);
  return [guard, ...createDeskHandlers(shopWith({ files }))];
}

/** Of four packed orders one gets its label, one is refused, one gets no answer, and customs would stop the last. */
export function severalEnds() {
  const desk = shopWith({ files: packedOrders([{}, {}, {}, {}]) });
  const lacks = [{ SKU: 193_021, PART_NUMBER: 'CRCW08054K70FKEA', FACTS: ['hsCode', 'originCountry'] }];
  const answer = (number: string, label: Partial<ParcelLabel> | null, LACKS: typeof lacks = []) => {
    if (label !== null) putLabel(desk, number, { ...noLabel, ...label });
    const ORDER = deskOrderToWire(filedOrder(desk, findFile(desk, number)));
    return HttpResponse.json({ SUCCESSFUL: true, DATA: { LACKS, ORDER } });
  };
  const ends = http.post('*/desk/api/order/:number/label', ({ params }) => {
    const number = String(params['number']);
    switch (number) {
      case '2026-100002':
        return answer(number, { state: 'refused', reason: 'The postal code is not valid for the country.' });
      case '2026-100003':
        return answer(number, { state: 'asked', reference: `${number}-3-5f3a9c01` });
      case '2026-100004':
        return answer(number, null, lacks);
      default:
        return undefined;
    }
  });
  return [ends, ...createDeskHandlers(desk)];
}

/** Of three packed orders the second has its answer when the story says so. */
export function slowLabels() {
  const slow = http.post('*/desk/api/order/2026-100002/label', async () => {
    await new Promise((resolve) => {
      addEventListener('label-answered', resolve, { once: true });
    });
  });
  return [slow, ...createDeskHandlers(shopWith({ files: packedOrders([{}, {}, {}]) }))];
}

/** The connection is gone when the second of two packed orders is asked for. */
export function lostLabel() {
  const lost = http.post('*/desk/api/order/2026-100002/label', () => HttpResponse.error());
  return [lost, ...createDeskHandlers(shopWith({ files: packedOrders([{}, {}]) }))];
}
