import { expect, test } from 'vitest';
import { shareShop } from './openShop.ts';

const shop = shareShop();

test('parts are sorted by a value in the list, ticked and compared, without script', async () => {
  const { page } = await shop.visit({ javaScriptEnabled: false });
  const main = page.getByRole('main');
  await page.goto('/category/1.2.2.1.2?view=list&f.package=0805');
  await main.getByRole('columnheader', { name: 'Resistance' }).getByRole('link').click();
  await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('up.resistance');
  await main.getByRole('columnheader', { name: 'Resistance' }).getByRole('link').click();
  await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('down.resistance');
  const ticks = main.getByRole('checkbox', { name: /^Compare: / });
  await ticks.nth(0).check();
  await ticks.nth(2).check();
  await main.getByRole('button', { name: 'Compare ticked products' }).click();

  const table = main.getByRole('table', { name: 'Compared products' });
  await expect.poll(() => table.getByRole('columnheader').count()).toBeGreaterThanOrEqual(2);
  await table.getByRole('rowheader', { name: /^Resistance/ }).waitFor();
  await main.getByRole('spinbutton', { name: 'Prices at an amount of' }).fill('100');
  await main.getByRole('button', { name: 'Show' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('amount')).toBe('100');
  await table
    .getByText(/^100 pieces:/)
    .first()
    .waitFor();
});
