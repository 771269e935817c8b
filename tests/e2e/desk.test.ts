import { totpCode, totpStep } from '@platine/api/services/desk/totp.ts';
import { noisy, testPhoto } from '@platine/api/testing/pictures.ts';
import { expect, test } from 'vitest';
import { atDesk } from './atDesk.ts';
import { addToCart, english, guestAtSummary, kit, order, thankedFor } from './journey.ts';
import { openShop } from './openShop.ts';
import { tabTo } from './tabTo.ts';

const shop = openShop();

/** A paid order; answers its number. */
async function paidOrder(): Promise<string> {
  const { page } = await shop.visit();
  await addToCart(page, kit.sku);
  await guestAtSummary(page, 'desk@example.org', /^Bank transfer/);
  await order(page, english);
  const number = await thankedFor(page, english);
  expect((await shop.command('order', 'paid', number)).code).toBe(0);
  return number;
}

test('issue 20: a new operator opens her link, packs an order by scanning, sends it and adds a note, by keyboard alone', async () => {
  const number = await paidOrder();
  const { said } = await shop.command('operator', 'add', 'anna', '--role', 'orders');
  const link = new URL(/\S+\/desk\/enter\/\S+/.exec(said)?.[0] ?? '');
  expect((await fetch(`${shop.origin()}/desk`)).status, 'to everybody else there is no desk').toBe(404);

  const { page } = await shop.visit();
  const { keyboard } = page;
  await page.goto(link.pathname + link.hash);
  await page.getByRole('heading', { name: 'Welcome to the desk' }).waitFor();
  const shown = await page.getByText(/^[A-Z2-7]{4}(?: [A-Z2-7]{4}){7}$/).textContent();
  const secret = (shown ?? '').replaceAll(' ', '');
  await tabTo(page, /^Password/);
  await keyboard.type('correct horse battery');
  await tabTo(page, /^Code/);
  await keyboard.type(totpCode(secret, totpStep(new Date())));
  await keyboard.press('Enter');

  await page.getByRole('heading', { name: 'Today' }).waitFor();
  await page.getByRole('link', { name: '1 To pack' }).waitFor();
  await keyboard.press('2');
  await page.getByRole('link', { name: number }).waitFor();
  await keyboard.press('j');
  await keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: number }).waitFor();
  await page.getByRole('checkbox').waitFor();
  // As a scanner: a code and Enter. Enter alone then packs.
  await keyboard.press('/');
  await keyboard.type(String(kit.sku));
  await keyboard.press('Enter');
  await page.getByText('Everything is in the parcel.').waitFor();
  await keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Carrier' }).waitFor();
  await keyboard.press('s');
  await tabTo(page, /^Tracking/);
  await keyboard.type('01234567890123');
  await keyboard.press('Enter');
  await page.getByText('Sent', { exact: true }).waitFor();
  await keyboard.press('Escape');
  // The focus was in a field that is gone.
  await page.getByRole('button', { name: 'Add a note' }).waitFor();
  await keyboard.press('n');
  await page.getByRole('dialog', { name: 'Add a note' }).waitFor();
  await keyboard.type('Left at noon');
  await keyboard.press('Enter');
  await page.getByText('Left at noon').waitFor();

  const history = (await shop.command('order', 'show', number)).said;
  expect(history).toMatch(/anna: packed/);
  expect(history).toMatch(/anna: sent .* 01234567890123/);
  expect(history).toMatch(/anna: noted \(Left at noon\)/);
});

test('issue 20: the desk keeps the language that was chosen, and says what an operator of another role may not do', async () => {
  const number = await paidOrder();
  const page = await atDesk(shop, 'rosa', { role: 'read' });
  await page.getByRole('combobox', { name: 'Language' }).selectOption('DE');
  await page.getByRole('heading', { name: 'Heute' }).waitFor();
  await page.goto(`/desk/orders/${number}`);
  await page.getByRole('heading', { name: 'Was geschehen ist' }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Geld erstatten' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Packzettel' }).click();
  await page.getByRole('heading', { name: `Packzettel ${number}` }).waitFor();
});

test('issue 20: a new product with two photos is brought in on a phone, and the running shop shows it', async () => {
  const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
  const page = await atDesk(shop, 'cleo', { role: 'catalogue', ...phone });
  await page.goto('/desk/products');
  await page.getByRole('link', { name: 'New product' }).tap();
  await page.getByLabel('Name (English)').fill('Zyklotron 7');
  await page.getByLabel('Maker', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('Category').selectOption({ index: 1 });
  await page.getByLabel(/^Price of one piece/).fill('12.50');
  await page.getByLabel('Weight in grams').fill('80');
  await page.getByRole('button', { name: 'Add the product' }).tap();
  await page.getByRole('heading', { level: 1, name: 'Zyklotron 7' }).waitFor();
  // Larger than what a browser keeps alive beyond its page.
  const photos = await Promise.all(['resistor', 'capacitor'].map((kind, number) => testPhoto(kind, number)));
  const [front = Buffer.alloc(0), back = Buffer.alloc(0)] = await Promise.all(photos.map(noisy));
  expect(Math.min(front.length, back.length)).toBeGreaterThan(65_536);
  const mimeType = 'image/jpeg';
  await page.getByLabel('Choose photos').setInputFiles([
    { name: 'front.jpg', mimeType, buffer: front },
    { name: 'letter.jpg', mimeType, buffer: Buffer.from('Dear all, …') },
  ]);
  await page.getByText(/This is no picture that the shop takes/).waitFor();
  await page.getByLabel('Take a photo').setInputFiles({ name: 'image.jpg', mimeType, buffer: back });
  await page.getByText('Picture 2 of 2').waitFor();
  const link = page.getByRole('link', { name: 'Show in the shop' });
  const { page: shopper } = await shop.visit();
  await shopper.goto((await link.getAttribute('href')) ?? '');
  await shopper.getByRole('heading', { level: 1, name: 'Zyklotron 7' }).waitFor();
  await expect.poll(() => shopper.locator('main img[src^="/media/"]').count()).toBeGreaterThan(1);
});
