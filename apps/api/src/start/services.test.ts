import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';
import { expect, test } from 'vitest';
import { startSentences } from './services.ts';

const sendcloud = { url: 'https://sendcloud.example', publicKey: 'k', secretKey: 's', senderAddressId: null };
const without = 'are sendcloud:letter, which is without postage';

function sentences(account: typeof sendcloud | null, codes: Readonly<Record<string, string>>): string {
  const currentShop = () => ({ ...exampleShop, labels: codes });
  return startSentences({ publicOrigin: 'https://shop.example', sandbox: false, sendcloud: account, currentShop }).join(
    '\n',
  );
}

test('issue 19: a shop that makes labels is told at its start of those that no carrier takes', () => {
  const codes = { TNT: 'sendcloud:letter', ECONOMY: 'post:letter', DPD_CLASSIC: 'sendcloud:letter' };
  expect(sentences(sendcloud, codes)).toContain(`shipping.yaml: the labels of TNT, DPD_CLASSIC ${without}`);
  expect(sentences(sendcloud, { TNT: 'tnt:express' })).not.toContain(without);
  expect(sentences(null, codes)).not.toContain(without);
});
