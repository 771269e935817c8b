import type { SentFile } from '../src/catalogue/uploads/uploadFolder.ts';
import { takeUpload } from '../src/catalogue/uploads/takeUpload.ts';
import { readImport } from '../src/catalogue/uploads/importRows.ts';
import type { TestApp } from './testApp.ts';

type Shop = Pick<TestApp, 'db' | 'imports' | 'time' | 'uploadFolder'>;
type Upload = Parameters<typeof takeUpload>[1];

export const sentFile = (name: string, content: string | Buffer): SentFile => ({ name, content: Buffer.from(content) });

/** Uploads files as an operator at the desk and has the shop check them; answers how the upload stands. */
export async function uploadCatalogue(
  { db, imports, time, uploadFolder }: Shop,
  files: readonly SentFile[],
  change: Partial<Upload> = {},
) {
  const sent = await takeUpload(
    { db, uploadFolder, now: time.now },
    { files, keepStock: false, by: 'anna', ...change },
  );
  if (sent.refusal !== null) throw new Error(`The upload is refused: ${sent.refusal} ${sent.reason}`);
  await imports.run();
  const found = await readImport(db, time.now);
  if (found === null) throw new Error('There is no upload.');
  return found;
}

/** An upload that was checked and changes nothing; answers its id. */
export async function harmlessUpload(shop: Shop): Promise<string> {
  return (await uploadCatalogue(shop, [sentFile('products.jsonl', 'no JSON\n')])).id;
}
