import { readShop } from '@platine/api/shop/readShop.ts';
import { sampleShopFolder } from '@platine/api/shop/sampleShop.ts';
import { pages as mockPages } from '@platine/mocks/answers/pages.ts';
import { pageNames } from '@platine/domain/shop/pages/page.ts';
import { pageToWire } from '@platine/domain/shop/pages/pages.ts';
import { expect, test } from 'vitest';

const { pages } = readShop(sampleShopFolder);

test.each(pageNames)('stories show %s as the sample shop has it (else: pnpm mocks:pages, pnpm format)', (page) => {
  expect(mockPages[page]).toEqual(pageToWire(page, pages[page]));
});
