import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPages } from '@platine/api/shop/pages/pageFiles.ts';
import { pageFileName } from '@platine/domain/shop/pages/pageFileName.ts';
import { sampleShopFolder } from '@platine/api/shop/sampleShop.ts';
import type { PageName } from '@platine/domain/shop/pages/page.ts';
import { pageNames } from '@platine/domain/shop/pages/page.ts';
import { pageToWire } from '@platine/domain/shop/pages/pages.ts';

/** Writes the information pages of the mocks from those of the sample shop: `pnpm mocks:pages`, then `pnpm format`. */
const folder = 'mocks/pages';

function moduleOf(name: PageName, answer: object): string {
  return `import type { ResponseOf } from '@platine/domain/contract/schemas.ts';

/** Made of the sample shop's ${pageFileName(name, 'EN')} and the other languages by \`pnpm mocks:pages\`. */
export const ${name}: ResponseOf<'shopPage'> = ${JSON.stringify(answer, null, 2)};
`;
}

mkdirSync(folder, { recursive: true });
const pages = readPages(sampleShopFolder, sampleShopFolder);
for (const name of pageNames)
  writeFileSync(join(folder, `${name}.data.ts`), moduleOf(name, pageToWire(name, pages[name])));
