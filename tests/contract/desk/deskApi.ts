import { throttleBuckets } from '@platine/api/db/accountSchema.ts';
import { products } from '@platine/api/db/schema.ts';
import type { DatabaseLocation } from '@platine/api/db/location.ts';
import { totpCode, totpStep } from '@platine/api/services/desk/totp.ts';
import { addAccount } from '@platine/api/testing/deskAccount.ts';
import { credentials, linkIn, signedInOperator, typeOperator } from '@platine/api/testing/deskBrowser.ts';
import { orderByTransfer } from '@platine/api/testing/orderDesk.ts';
import { refuseMail } from '@platine/api/testing/refusedMail.ts';
import { openTestApp } from '@platine/api/testing/testApp.ts';
import { testSkus } from '@platine/api/testing/testCatalogue.ts';
import { askShop, withdraw } from '@platine/api/testing/writtenTo.ts';
import type { DeskServer } from './deskSuite.ts';
import { deskWire } from './deskSuite.ts';

/** The API with the test catalogue. Each scenario has a browser of its own, which knows the desk's key. */
export async function startDesk(location?: DatabaseLocation): Promise<DeskServer> {
  const shop = await openTestApp(location);
  const { key } = linkIn(await typeOperator(shop, 'add', 'keeper', '--role', 'read'));
  // A code of the authenticator counts once: half a minute passes.
  const pass = () => {
    shop.time.now = new Date(shop.time.now.getTime() + 30_000);
  };
  const open: DeskServer['open'] = async (seen) => {
    await shop.db.delete(throttleBuckets);
    let session = '';
    const wire = deskWire(async ({ method, url, body }) => {
      const cookie = `platine_desk_key=${key}; platine_desk=${session}`;
      const sent = { cookie, ...(body === undefined ? {} : { body }) };
      const { headers, json } = await shop.send(method === 'GET' ? 'GET' : 'POST', url, sent);
      const [, token] = /^platine_desk=([^;]*)/.exec(headers.get('set-cookie') ?? '') ?? [];
      session = token ?? session;
      return json;
    }, seen);
    return {
      ...wire,
      async addOperator(name, role) {
        const added = await signedInOperator(shop, name, role);
        pass();
        return credentials(added, shop);
      },
      async addLink(name) {
        const { token } = linkIn(await typeOperator(shop, 'add', name, '--role', 'read'));
        const { SECRET } = await wire.ask('deskLink', { TOKEN: token });
        return { TOKEN: token, CODE: totpCode(SECRET ?? '', totpStep(shop.time.now)) };
      },
      addCustomer: (email) => addAccount(shop, email),
      placeOrder: () => orderByTransfer(shop),
      async stockProduct() {
        await shop.db.update(products).set({ stockAmount: 50 });
        return testSkus.plain;
      },
      workOnImport: shop.imports.run,
      askQuestion: () => askShop(shop),
      withdraw: () => withdraw(shop, '2000-1'),
      refuseMail: () => refuseMail(shop),
    };
  };
  return { open, stop: shop.close };
}
