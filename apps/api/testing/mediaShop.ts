import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { specifiedLimits } from '@platine/domain/cart/limit.ts';
import type { ShownPicture } from '@platine/domain/catalog/assets.ts';
import { productPictures } from '@platine/domain/catalog/assets.ts';
import type { Product } from '@platine/domain/catalog/product.ts';
import { sql } from 'drizzle-orm';
import type { AssetLine } from '../src/catalogue/assetLine.ts';
import type { ProductLine } from '../src/catalogue/catalogueLines.ts';
import { importCatalogue } from '../src/catalogue/importCatalogue.ts';
import type { ImportReport } from '@platine/domain/desk/importReport.ts';
import type { Database } from '../src/db/database.ts';
import { openDatabase } from '../src/db/open.ts';
import { products } from '../src/db/schema.ts';
import { loadFull } from '../src/services/products.ts';
import { emptyDatabase } from './emptyDatabase.ts';
import { testPdf, testPicture } from './pictures.ts';
import { testProduct, testSkus, writeTestCatalogue } from './testCatalogue.ts';
import { removeTestFolders, testFolder } from './testFolder.ts';

export const germanPdf = Buffer.concat([testPdf, Buffer.from('\n')]);

export const picture = (url: string, caption = {}): AssetLine => ({
  ASSET_TYPE: 'PRODUCT_MAIN_PICTURE',
  CAPTION: caption,
  URL: { ALL: url },
});
export const copyright = (text: string): AssetLine => ({ ASSET_TYPE: 'COPYRIGHT_TEXT', CAPTION: { ALL: text } });
export const manual: AssetLine = {
  ASSET_TYPE: 'DOCUMENT',
  DOCUMENT_KIND: 'MANUAL',
  URL: { EN: 'manual.pdf', DE: 'anleitung.pdf' },
};
export const link: AssetLine = {
  ASSET_TYPE: 'EXTERNAL_LINK',
  CAPTION: { EN: 'Forum' },
  URL: { ALL: 'https://example.org/' },
};

/** A catalogue of two products, the first of which has these assets, with files beside it. */
export async function catalogueWith(assets: readonly AssetLine[], change: Partial<ProductLine> = {}): Promise<string> {
  const plain = testProduct(testSkus.plain, { ASSETS: [...assets], ...change });
  const folder = writeTestCatalogue([plain, testProduct(testSkus.stepped)]);
  mkdirSync(join(folder, 'pictures'));
  for (const colour of ['red', 'blue'])
    writeFileSync(join(folder, `pictures/${colour}.jpg`), await testPicture(colour));
  writeFileSync(join(folder, 'pictures/damaged.jpg'), (await testPicture('red')).subarray(0, 200));
  writeFileSync(join(folder, 'manual.pdf'), testPdf);
  writeFileSync(join(folder, 'anleitung.pdf'), germanPdf);
  return folder;
}

export type MediaShop = {
  readonly db: Database;
  readonly mediaFolder: string;
  /** A web server that has `/green.jpg`. */
  readonly web: string;
  /** The paths that were asked of it. */
  readonly asked: string[];
  readonly take: (folder: string, fetchAgain?: boolean) => Promise<ImportReport>;
  readonly product: () => Promise<Product | undefined>;
  readonly pictures: () => Promise<ShownPicture[]>;
  /** The rows' versions in the database, which change with every write. */
  readonly rowVersions: () => Promise<unknown>;
  readonly close: () => Promise<void>;
};

/** A shop without products, with a folder for media, beside a web server. */
export async function openMediaShop(): Promise<MediaShop> {
  const { db, close } = await openDatabase(await emptyDatabase());
  const mediaFolder = join(testFolder(), 'media');
  const green = await testPicture('#0a0');
  const asked: string[] = [];
  const server = createServer(({ url = '' }, answer) => {
    asked.push(url);
    if (url === '/green.jpg') answer.end(green);
    else answer.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const product = async () => (await loadFull({ db, limits: specifiedLimits }, [testSkus.plain]))[0];
  return {
    db,
    mediaFolder,
    web: typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : '',
    asked,
    take: (folder, fetchAgain = false) =>
      importCatalogue(db, {
        folder,
        source: 'import',
        clock: () => new Date('2026-11-01T00:00:00Z'),
        retireMany: true,
        media: { mediaFolder, privateAddresses: true, fetchAgain },
      }),
    product,
    pictures: async () => productPictures((await product())?.assets ?? [], 'EN'),
    rowVersions: () => db.select({ version: sql<string>`${products}.xmin::text` }).from(products),
    async close() {
      server.close();
      await close();
      removeTestFolders();
    },
  };
}
