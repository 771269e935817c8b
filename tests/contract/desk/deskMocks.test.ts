import { createDesk } from '@platine/mocks/desk/desk.ts';
import { buildFile } from '@platine/mocks/desk/deskFile.ts';
import { createDeskHandlers } from '@platine/mocks/desk/deskHandlers.ts';
import { getResponse } from 'msw';
import type { DeskServer } from './deskSuite.ts';
import { deskSuite, deskWire } from './deskSuite.ts';

const code = '123456';
const password = 'correct horse battery';

async function start(): Promise<DeskServer> {
  const open: DeskServer['open'] = async (seen) => {
    const desk = createDesk({ operators: [], signedInAs: null });
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
      async placeOrder() {
        const { files } = desk.read();
        const orderNumber = `2026-${100_001 + files.length}`;
        desk.change({ files: [...files, buildFile({ order: { orderNumber } })] });
        return orderNumber;
      },
    };
  };
  return { open, stop: () => Promise.resolve() };
}

deskSuite('the desk, by the MSW handlers', start);
