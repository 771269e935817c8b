import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Asset } from '@platine/domain/catalog/assets.ts';
import type { ProductDocument } from '@platine/domain/catalog/documents.ts';
import type { LocalizedText } from '@platine/domain/language/text.ts';
import { codeOf } from '../media/mediaError.ts';
import { originalFile } from '../media/mediaStore.ts';
import type { AssetLine } from './assetLine.ts';
import { CatalogueError } from './readCatalogue.ts';

/** The folder beside an export's lines that has its pictures and documents. */
const subfolder = 'media';

export type MediaExport = {
  /** A URL as an import reads it. The shop's files are copied, links stay. */
  readonly urlOf: (url: LocalizedText) => Promise<LocalizedText>;
};

/** Copies files of the shop's media as they were taken, so that an import of the export changes nothing. Throws CatalogueError for a missing one. */
export function exportMedia(folder: string, mediaFolder: string): MediaExport {
  const copied = new Set<string>();

  async function copy(address: string): Promise<string> {
    const file = originalFile(mediaFolder, address);
    if (file === null) return address;
    if (!copied.has(file.name)) {
      await mkdir(join(folder, subfolder), { recursive: true });
      await copyFile(file.path, join(folder, subfolder, file.name)).catch((error: unknown) => {
        throw new CatalogueError(
          `${file.path} cannot be copied (${codeOf(error)}): set MEDIA_DIR to where the media are.`,
        );
      });
      copied.add(file.name);
    }
    return `${subfolder}/${file.name}`;
  }

  return { urlOf: (url) => urlWith(url, copy) };
}

/** The same without copies: an import finds the shop's files by these names. */
export function namedMedia(mediaFolder: string): MediaExport {
  const name = (address: string) => {
    const file = originalFile(mediaFolder, address);
    return Promise.resolve(file === null ? address : `${subfolder}/${file.name}`);
  };
  return { urlOf: (url) => urlWith(url, name) };
}

async function urlWith(url: LocalizedText, name: (address: string) => Promise<string>): Promise<LocalizedText> {
  const entries: [string, string][] = [];
  for (const [language, address = ''] of Object.entries(url)) entries.push([language, await name(address)]);
  return Object.fromEntries(entries);
}

type Media = { readonly assets: readonly Asset[]; readonly documents: readonly ProductDocument[] };

/** The assets of a product as an import reads them; undefined for none. */
export async function assetLines(
  { assets, documents }: Media,
  { urlOf }: MediaExport,
): Promise<AssetLine[] | undefined> {
  const lines: AssetLine[] = [];
  for (const { type, caption, url } of assets) {
    if (type === 'PRODUCT_MAIN_PICTURE' || type === 'GUARANTEE_LABEL')
      lines.push({ ASSET_TYPE: type, CAPTION: caption, URL: await urlOf(url) });
    if (type === 'COPYRIGHT_TEXT') lines.push({ ASSET_TYPE: type, CAPTION: caption });
  }
  for (const { caption, url, file } of documents)
    lines.push(
      file === null
        ? { ASSET_TYPE: 'EXTERNAL_LINK', CAPTION: caption, URL: url }
        : { ASSET_TYPE: 'DOCUMENT', CAPTION: caption, URL: await urlOf(url), DOCUMENT_KIND: file.kind },
    );
  return lines.length === 0 ? undefined : lines;
}
