import type { ProductDocument } from '@platine/domain/catalog/documents.ts';
import type { DeskAct } from '@platine/domain/desk/deskAct.ts';
import type { OrderAct } from '@platine/domain/order/life/acts.ts';
import type { DeskPicture } from '@platine/domain/desk/productPictures.ts';
import { buildAddress, buildOrder } from '@platine/mocks/builders/order.ts';
import type { Order } from '@platine/domain/order/order.ts';
import { deskOrderToWire } from '@platine/domain/desk/deskOrder.ts';
import type { ParcelLabel } from '@platine/domain/shipping/labels.ts';
import { noLabel } from '@platine/domain/shipping/labels.ts';
import { actOnOrder, createDesk, findFile } from '@platine/mocks/desk/desk.ts';
import { buildFile, deskDay } from '@platine/mocks/desk/deskFile.ts';
import { closeQuestion, settleWithdrawal } from '@platine/mocks/desk/deskInbox.ts';
import { deskQuestions, deskWithdrawals } from '@platine/mocks/desk/deskInboxFile.ts';
import { decideCustomer } from '@platine/mocks/desk/deskCustomers.ts';
import { deskCustomers } from '@platine/mocks/desk/deskCustomerFile.ts';
import { buildDeskProduct, deskProducts } from '@platine/mocks/desk/deskProductFile.ts';
import { actOnMail, deskMails } from '@platine/mocks/desk/deskMails.ts';
import { createDeskHandlers } from '@platine/mocks/desk/deskHandlers.ts';
import { filedOrder } from '@platine/mocks/desk/filedOrder.ts';
import { http, HttpResponse } from 'msw';
import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { fetchDesk } from '../api/fetchDesk.ts';
import { createQueryClient } from '../queries/queryClient.ts';
import { DeskFrame } from './DeskFrame.tsx';
import { DeskProvider } from './DeskProvider.tsx';

const anna = { name: 'anna', role: 'everything' } as const;

const busy = () =>
  createDesk({
    files: deskDay(),
    questions: deskQuestions(),
    withdrawals: deskWithdrawals(),
    products: deskProducts(),
    customers: deskCustomers(),
  });

/** A desk with an order in each list, questions and withdrawals. */
export const busyDesk = () => createDeskHandlers(busy());

/** A desk with one product, which has these pictures. */
export const pictureDesk = (pictures: readonly DeskPicture[] = []) =>
  createDeskHandlers(createDesk({ products: [buildDeskProduct({ pictures })] }));

/** A desk with one product, which has these documents. */
export const documentDesk = (documents: readonly ProductDocument[] = []) =>
  createDeskHandlers(createDesk({ products: [buildDeskProduct({ documents })] }));

/** A desk of a shop that makes labels, with this one of the parcel that waits. */
export function labelDesk(label?: Partial<ParcelLabel>) {
  const files = deskDay().map((file) =>
    label !== undefined && file.order.orderNumber === '2026-100003'
      ? { ...file, label: { ...noLabel, printable: label.state === 'made', ...label } }
      : file,
  );
  return createDeskHandlers(createDesk({ files, labels: true }));
}

/** The same, whose parcel customs would stop. */
export function customsDesk() {
  const desk = createDesk({ files: deskDay(), labels: true });
  const stopped = http.post('*/desk/api/order/2026-100003/label', () =>
    HttpResponse.json({
      SUCCESSFUL: true,
      DATA: {
        LACKS: [{ SKU: 193_021, PART_NUMBER: 'CRCW08054K70FKEA', FACTS: ['hsCode', 'originCountry'] }],
        ORDER: deskOrderToWire(filedOrder(desk, findFile(desk, '2026-100003'))),
      },
    }),
  );
  return [stopped, ...createDeskHandlers(desk)];
}

/** A desk with mails that the mail server refuses. */
export const deskWithMails = () => createDeskHandlers(createDesk({ mails: deskMails() }));

/** The same desk, at which somebody else gives up the mail in the moment before the operator acts. */
export function fasterAtMails() {
  const desk = createDesk({ mails: deskMails() });
  const gaveUp = http.post('*/desk/api/mails/act', () => {
    actOnMail(desk, 'mail-1', { kind: 'givenUp', by: 'bert', why: 'no such address', seen: 0 });
  });
  return [gaveUp, ...createDeskHandlers(desk)];
}

/** A desk with an order besides, of which 10.00 € went back by hand, and 2.34 € of them are not transferred yet. */
export function transferDesk() {
  const address = buildAddress({ firstName: 'Nora', lastName: 'Thill' });
  const order = { orderNumber: '2026-100007', invoice: address, delivery: address };
  return createDeskHandlers(createDesk({ files: [...deskDay(), buildFile({ order, acts: refunds })] }));
}

/** A desk with a company's order on invoice besides, of which the first parcel has left and is paid: 5.00 € of 12.00 €. */
export function invoiceDesk() {
  const address = buildAddress({ firstName: 'Léa', lastName: 'Schmit', company: 'Atelier Schmit S.à r.l.' });
  const order: Partial<Order> = {
    orderNumber: '2026-100008',
    paymentMethod: 'INVOICE',
    invoice: address,
    delivery: address,
  };
  const [line] = buildOrder().lines;
  const pieces = line === undefined ? [] : [{ sku: line.sku, amount: 40 }];
  const acts: readonly OrderAct[] = [
    { kind: 'sent', pieces, carrier: 'dpd', tracking: '01234567890123' },
    { kind: 'paid', cents: 500, invoices: ['RE-2026-000005'] },
  ];
  return createDeskHandlers(createDesk({ files: [...deskDay(), buildFile({ order, acts })] }));
}

/** Orders whose lines have the designators of a parts list (record 0113), and the customer's own numbers (record 0091). */
export function deskWithNotes(note: string | null = null) {
  const files = deskDay().map((file) => {
    const lines = file.order.lines.map((line, index) => ({
      ...line,
      note: note ?? `R${index + 1}1–R${index + 1}8`,
      ownNumber: `OWN-${index + 1}`,
    }));
    return { ...file, order: { ...file.order, lines } };
  });
  return createDeskHandlers(createDesk({ files }));
}

/** The same desk, at which somebody else packs an order in the moment before the operator does. */
export function fasterDesk() {
  const desk = createDesk({ files: deskDay() });
  const orderNumber = '2026-100002';
  const faster = http.post('*/desk/api/order/:number/act', () => {
    const file = findFile(desk, orderNumber);
    const pieces = file.order.lines.map(({ sku, amount }) => ({ sku, amount }));
    const seen = file.history.length;
    actOnOrder(desk, { orderNumber, act: { kind: 'packed', pieces }, by: 'bert', why: '', key: 'bert', seen });
  });
  return [faster, ...createDeskHandlers(desk)];
}

const severalFiles = (acts: readonly OrderAct[]) =>
  [0, 1, 2].map((index) => buildFile({ order: { orderNumber: `2026-${100_001 + index}` }, acts }));
const { lines, totals } = buildOrder();
const paid = { kind: 'paid', cents: totals.total } as const;
/** 10.00 € went back by hand, and 2.34 € of them are not transferred yet. */
const refunds = [
  paid,
  { kind: 'refunded', cents: 766 },
  { kind: 'transferred', cents: 766 },
  { kind: 'refunded', cents: 234 },
] as const;
const packed = { kind: 'packed', pieces: lines.map(({ sku, amount }) => ({ sku, amount })) } as const;

/** Three orders to pack and an unpaid one; somebody else packs one of them in the moment before the operator does. */
export function severalToPack(fasterAt?: string) {
  const files = [...severalFiles([paid]), buildFile({ order: { orderNumber: '2026-100004' } })];
  const desk = createDesk({ files });
  return [fasterActs(desk, packed, fasterAt), ...createDeskHandlers(desk)];
}

/** Three orders of which the bank has to be told; somebody else enters the transfer of one in the moment before the operator does. */
export function severalToTransfer(fasterAt?: string) {
  const desk = createDesk({ files: severalFiles(refunds) });
  return [fasterActs(desk, { kind: 'transferred', cents: 234 }, fasterAt), ...createDeskHandlers(desk)];
}

/** Somebody else acts on an order in the moment before the operator does. */
function fasterActs(desk: ReturnType<typeof createDesk>, act: DeskAct, fasterAt: string | undefined) {
  return http.post('*/desk/api/order/:number/act', ({ params }) => {
    if (params['number'] !== fasterAt || fasterAt === undefined) return;
    const seen = findFile(desk, fasterAt).history.length;
    actOnOrder(desk, { orderNumber: fasterAt, act, by: 'bert', why: '', key: 'bert', seen });
  });
}

/** A paid order of three pieces and of one, which a scanner counts. */
export function fewToPack() {
  const few = lines.flatMap((line) => [
    { ...line, sku: 193_021, amount: 3 },
    { ...line, sku: 193_022, amount: 1, partNumber: 'T-1', name: { EN: 'Soldering tip', DE: 'Lötspitze' } },
  ]);
  return createDeskHandlers(createDesk({ files: [buildFile({ order: { lines: few }, acts: [paid] })] }));
}

/** Three orders that are packed. */
export const severalToSend = () => createDeskHandlers(createDesk({ files: severalFiles([paid, packed]) }));

/** The same desk, at which somebody else closes each question and settles each statement in the moment before the operator does. */
export function fasterAtInbox() {
  const desk = busy();
  const closed = http.post('*/desk/api/question/close', () => {
    for (const { id } of desk.read().questions) closeQuestion(desk, { id, by: 'bert', text: 'Done.' });
  });
  const settled = http.post('*/desk/api/withdrawal/settle', () => {
    for (const { id } of desk.read().withdrawals) settleWithdrawal(desk, { id, by: 'bert', why: 'done' });
  });
  return [closed, settled, ...createDeskHandlers(desk)];
}

/** The same desk, which answers the second reading of its withdrawals when the story says so. */
export function withdrawalsReadAgain() {
  let readings = 0;
  const slow = http.get('*/desk/api/withdrawals', async () => {
    readings += 1;
    if (readings === 2)
      await new Promise((resolve) => addEventListener('withdrawals-answered', resolve, { once: true }));
  });
  return [slow, ...busyDesk()];
}

/** The same desk, at which somebody else clears a customer for invoices in the moment before the operator decides. */
export function fasterDecision(person: string) {
  const desk = busy();
  const decided = http.post('*/desk/api/customer/:person/decide', () => {
    decideCustomer(desk, { school: true, invoice: true, seen: 0 }, { person, by: 'bert', why: 'asked by phone' });
  });
  return [decided, ...createDeskHandlers(desk)];
}

type Shown = { readonly Story: Parameters<Decorator>[0]; readonly at: string; readonly framed: boolean };

function Tab({ Story, at, framed }: Shown) {
  const [{ location, queryClient }] = useState(() => ({
    location: memoryLocation({ path: at }),
    queryClient: createQueryClient(),
  }));
  const story = <Story />;
  return (
    <DeskProvider client={fetchDesk} queryClient={queryClient}>
      <Router hook={location.hook} searchHook={location.searchHook}>
        {framed ? (
          <DeskFrame operator={anna} onSignOut={() => undefined}>
            {story}
          </DeskFrame>
        ) : (
          story
        )}
      </Router>
    </DeskProvider>
  );
}

/** A browser at the desk, which stands at the parameter `deskAt`; the page around screens is there unless `framed` is false. */
export const atDesk: Decorator = (Story, { parameters, id }) => {
  const at: unknown = parameters['deskAt'];
  return <Tab key={id} Story={Story} at={typeof at === 'string' ? at : '/'} framed={parameters['framed'] !== false} />;
};
