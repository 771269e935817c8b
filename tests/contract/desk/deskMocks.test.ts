import { buildOrder } from '@platine/mocks/builders/order.ts';
import { createDesk } from '@platine/mocks/desk/desk.ts';
import { buildCustomer } from '@platine/mocks/desk/deskCustomerFile.ts';
import { buildFile } from '@platine/mocks/desk/deskFile.ts';
import { workOnImport } from '@platine/mocks/desk/deskImports.ts';
import { buildQuestion, buildWithdrawal } from '@platine/mocks/desk/deskInboxFile.ts';
import { buildDeskMail } from '@platine/mocks/desk/deskMails.ts';
import { buildDeskProduct } from '@platine/mocks/desk/deskProductFile.ts';
import { createDeskHandlers } from '@platine/mocks/desk/deskHandlers.ts';
import { getResponse } from 'msw';
import type { DeskServer } from './deskSuite.ts';
import { deskSuite, deskWire } from './deskSuite.ts';

const code = '123456';
const password = 'correct horse battery';

const { totals } = buildOrder();
const shipment = 450;
const withShipment = {
  ...totals,
  shipment,
  total: totals.total + shipment,
  totalWithoutTax: totals.totalWithoutTax + shipment,
};

async function start(): Promise<DeskServer> {
  const open: DeskServer['open'] = async (seen) => {
    const desk = createDesk({ operators: [], signedInAs: null, labels: true });
    const handlers = createDeskHandlers(desk, 'http://localhost');
    const wire = deskWire(async ({ method, url, body }) => {
      const headers = { 'Content-Type': 'application/json' };
      const request = new Request(`http://localhost${url}`, {
        method,
        headers,
        ...(body === undefined ? {} : { body }),
      });
      return (await getResponse(handlers, request))?.json();
    }, seen);
    return {
      ...wire,
      async addOperator(name, role) {
        const { operators } = desk.read();
        desk.change({ operators: [...operators, { name, role, password, code }] });
        return { NAME: name, PASSWORD: password, CODE: code };
      },
      async addLink(name) {
        const { operators, links } = desk.read();
        const link = { token: `link-${name}`, name, secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' };
        desk.change({ operators: [...operators, { name, role: 'read', password: '', code }], links: [...links, link] });
        return { TOKEN: link.token, CODE: code };
      },
      async addCustomer(email) {
        const { customers } = desk.read();
        const customer = buildCustomer({ id: 20_001 + customers.length, email, school: false });
        desk.change({ customers: [...customers, customer] });
        return customer.id;
      },
      async placeOrder() {
        const { files } = desk.read();
        const orderNumber = `2026-${100_001 + files.length}`;
        desk.change({ files: [...files, buildFile({ order: { orderNumber, totals: withShipment } })] });
        return orderNumber;
      },
      stockProduct() {
        // The product of `placeOrder`, as in the test catalogue.
        const [line] = buildOrder().lines;
        const product = buildDeskProduct({ sku: line?.sku ?? 0, stock: 50, breaks: [] });
        desk.change({ products: [product] });
        return Promise.resolve(product.sku);
      },
      workOnImport() {
        workOnImport(desk);
        workOnImport(desk);
        return Promise.resolve();
      },
      async askQuestion() {
        const { questions } = desk.read();
        const question = buildQuestion({ id: `question-${questions.length}`, language: 'DE' });
        desk.change({ questions: [...questions, question] });
        return question.id;
      },
      async withdraw() {
        const { withdrawals } = desk.read();
        const statement = buildWithdrawal({ id: `withdrawal-${withdrawals.length}`, outcome: 'unknown' });
        desk.change({ withdrawals: [...withdrawals, statement] });
        return statement.id;
      },
      async refuseMail() {
        const { mails, mailActs } = desk.read();
        const id = `mail-${mails.length}-${mailActs.length}`;
        const mail = buildDeskMail({ id, recipient: 'a…@example.org', orderNumber: '2026-100001' });
        desk.change({ mails: [...mails, mail] });
        return id;
      },
    };
  };
  return { open, stop: () => Promise.resolve() };
}

deskSuite('the desk, by the MSW handlers', start);
