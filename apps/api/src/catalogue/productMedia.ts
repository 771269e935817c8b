import type { Asset } from '@platine/domain/catalog/assets.ts';
import type { ProductDocument } from '@platine/domain/catalog/documents.ts';
import type { LocalizedText } from '@platine/domain/language/text.ts';
import type { MediaKind } from '../media/contentKind.ts';
import { MediaError } from '../media/mediaError.ts';
import type { TakeMedia, TakenMedia } from '../media/takeMedia.ts';
import type { AssetLine } from './assetLine.ts';
import type { Tally } from './report.ts';

/** The line that names a picture or document. */
export type Naming = { readonly file: string; readonly line: number };

export type ProductMedia = { readonly assets: readonly Asset[]; readonly documents: readonly ProductDocument[] };

export type Taking = { readonly take: TakeMedia; readonly tally: Tally; readonly naming: Naming };
/** The files of a URL, by language. */
type Taken = readonly (readonly [keyof LocalizedText, TakenMedia])[];

/** Takes the pictures and documents of a product. One that cannot be taken is left out, together with its own copyright text. */
export async function takeProductMedia(lines: readonly AssetLine[], taking: Taking): Promise<ProductMedia> {
  const pictures = lines.filter(isPicture);
  const texts = lines.filter(({ ASSET_TYPE }) => ASSET_TYPE === 'COPYRIGHT_TEXT');
  const isPaired = texts.length === pictures.length;
  const assets: Asset[] = [];
  const keptTexts: AssetLine[] = [];
  for (const [index, picture] of pictures.entries()) {
    const url = addresses(await takeUrl('picture', picture.URL, taking));
    const text = isPaired ? texts[index] : undefined;
    if (url === null) continue;
    assets.push({ type: 'PRODUCT_MAIN_PICTURE', caption: picture.CAPTION ?? {}, url });
    if (text !== undefined) keptTexts.push(text);
  }
  assets.push(...(await labelsOf(lines, taking)));
  const documents: ProductDocument[] = [];
  for (const line of lines) documents.push(...(await documentsOf(line, taking)));
  return { assets: [...assets, ...(isPaired ? keptTexts : texts).map(copyrightText)], documents };
}

function isPicture({ ASSET_TYPE }: AssetLine): boolean {
  return ASSET_TYPE === 'PRODUCT_MAIN_PICTURE';
}

/** The label GARAN as the maker has filled it in, in a language or in all. The shop draws none (D40). */
async function labelsOf(lines: readonly AssetLine[], taking: Taking): Promise<Asset[]> {
  const labels: Asset[] = [];
  for (const { ASSET_TYPE, CAPTION: caption = {}, URL } of lines) {
    const url = ASSET_TYPE === 'GUARANTEE_LABEL' ? addresses(await takeUrl('picture', URL, taking)) : null;
    if (url !== null) labels.push({ type: 'GUARANTEE_LABEL', caption, url });
  }
  return labels;
}

function copyrightText({ CAPTION }: AssetLine): Asset {
  return { type: 'COPYRIGHT_TEXT', caption: CAPTION ?? {}, url: {} };
}

/** A document in several languages is one for each. */
async function documentsOf(line: AssetLine, taking: Taking): Promise<ProductDocument[]> {
  const { ASSET_TYPE, CAPTION: caption = {}, URL: url = {}, DOCUMENT_KIND: kind } = line;
  if (ASSET_TYPE === 'EXTERNAL_LINK') return [{ caption, url, file: null }];
  if (ASSET_TYPE !== 'DOCUMENT' || kind === undefined) return [];
  const taken = await takeUrl('document', url, taking);
  return taken.map(([language, { address, bytes }]) => ({
    caption,
    url: { [language]: address },
    file: { kind, bytes },
  }));
}

/** Takes a manufacturer's logo; null for none. */
export async function takeLogo(source: string | null | undefined, taking: Taking): Promise<LocalizedText | null> {
  return source === null || source === undefined ? null : addresses(await takeUrl('picture', { ALL: source }, taking));
}

async function takeUrl(kind: MediaKind, url: LocalizedText = {}, taking: Taking): Promise<Taken> {
  const taken: [keyof LocalizedText, TakenMedia][] = [];
  for (const language of ['ALL', 'EN', 'DE', 'FR'] as const) {
    const source = url[language];
    const media = source === undefined || source === '' ? null : await takeOne(kind, source, taking);
    if (media !== null) taken.push([language, media]);
  }
  return taken;
}

async function takeOne(kind: MediaKind, source: string, { take, tally, naming }: Taking): Promise<TakenMedia | null> {
  try {
    const media = await take(kind, source);
    if (media.isNew) tally.count('mediaTaken', 1);
    return media;
  } catch (error) {
    if (!(error instanceof MediaError)) throw error;
    tally.leaveOut({ ...naming, reason: `${source} ${error.message}` });
    return null;
  }
}

/** Null when none could be taken. */
function addresses(taken: Taken): LocalizedText | null {
  return taken.length === 0 ? null : Object.fromEntries(taken.map(([language, { address }]) => [language, address]));
}
