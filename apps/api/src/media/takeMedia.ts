import { createHash } from 'node:crypto';
import { isDocumentAddress } from '@platine/domain/catalog/mediaAddress.ts';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { mediaSources } from '../db/schema.ts';
import type { MediaKind } from './contentKind.ts';
import { expectKind } from './contentKind.ts';
import type { FetchRules } from './fetchFile.ts';
import { fetchFile, isWebAddress } from './fetchFile.ts';
import { makePicture } from './makePicture.ts';
import { MediaError, maximumBytes, tooLarge } from './mediaError.ts';
import type { MediaStore } from './mediaStore.ts';
import { bytesAt, openMediaStore } from './mediaStore.ts';
import { readFolderFile } from './readFolderFile.ts';

export type MediaOptions = FetchRules & {
  /** Where pictures and documents are kept. */
  readonly mediaFolder: string;
  /** The folder of the import, in which its files lie. */
  readonly folder: string;
  /** Whether files that were fetched before are fetched again, because they may have changed at the same address. */
  readonly fetchAgain?: boolean;
};

export type TakenMedia = {
  /** Where the shop offers the file; for a picture its largest. */
  readonly address: string;
  readonly bytes: number;
  /** Whether the shop did not have it before. */
  readonly isNew: boolean;
};

/** Takes a picture or document into the shop. Throws MediaError for one that is left out. */
export type TakeMedia = (kind: MediaKind, source: string) => Promise<TakenMedia>;

/** Bits enough that no two files share a hash, by chance or on purpose. */
const hashLength = 32;
/** A host that did not answer so often is not asked again by the same import. */
const mostSilences = 5;

export function mediaHash(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, hashLength);
}

type Kept = Omit<TakenMedia, 'bytes'>;

/** The address of a file that was fetched from a web address before and is still there; null for any other. */
export async function fetchedBefore(
  { db, store }: { readonly db: Database; readonly store: MediaStore },
  kind: MediaKind,
  url: string,
): Promise<string | null> {
  const [source] = await db.select().from(mediaSources).where(eq(mediaSources.url, url));
  if (source === undefined || isDocumentAddress(source.address) !== (kind === 'document')) return null;
  const [hash = ''] = source.address.slice('/media/'.length).split(/[-.]/);
  return store.find(hash, kind);
}

/** The name that an export gives to a file of the shop. */
const exportedName = new RegExp(`^media/([0-9a-f]{${hashLength}})(?:\\.pdf)?$`);

/** The address of a file of the shop's own export that does not lie beside it, such as of a table that was uploaded alone: its name is the file's hash. Null for any other. */
export async function exportedBefore(store: MediaStore, kind: MediaKind, name: string): Promise<string | null> {
  const [, hash] = exportedName.exec(name) ?? [];
  return hash === undefined ? null : store.find(hash, kind);
}

/** Keeps a file under its hash, a picture in all its widths. Throws MediaError for content that is none of its kind. */
async function keepMedia(store: MediaStore, kind: MediaKind, content: Buffer): Promise<Kept> {
  await expectKind(content, kind);
  const hash = mediaHash(content);
  const there = await store.find(hash, kind);
  if (there !== null) return { address: there, isNew: false };
  if (kind === 'document') return { address: await store.keepDocument(hash, content), isNew: true };
  return { address: await store.keepPicture(await makePicture(content, hash), content), isNew: true };
}

/** Pictures of several operators are made one after the other: each takes the memory of its pixels. */
let madeBefore: Promise<unknown> = Promise.resolve();

/** Keeps a picture that somebody sends; answers its address. Throws MediaError. */
export function takeSentPicture(mediaFolder: string, content: Buffer): Promise<string> {
  const taking = madeBefore.then(async () => {
    if (content.length > maximumBytes) throw tooLarge();
    return (await keepMedia(await openMediaStore(mediaFolder), 'picture', content)).address;
  });
  madeBefore = taking.catch(() => undefined);
  return taking;
}

/** Keeps a PDF that somebody sends; answers its address. Throws MediaError. */
export async function takeSentDocument(mediaFolder: string, content: Buffer): Promise<string> {
  if (content.length > maximumBytes) throw tooLarge();
  return (await keepMedia(await openMediaStore(mediaFolder), 'document', content)).address;
}

/** Opens the shop's media for an import. Each file is taken once, at the same time, too. */
export async function openMedia(db: Database, options: MediaOptions): Promise<TakeMedia> {
  const { mediaFolder, folder, fetchAgain = false } = options;
  const store = await openMediaStore(mediaFolder);
  const underWay = new Map<string, Promise<TakenMedia>>();
  const fetched = fetchOrGiveUp(options);

  async function fromWeb(kind: MediaKind, url: string): Promise<Kept> {
    const before = fetchAgain ? null : await fetchedBefore({ db, store }, kind, url);
    if (before !== null) return { address: before, isNew: false };
    const kept = await keepMedia(store, kind, await fetched(url));
    const { address } = kept;
    await db
      .insert(mediaSources)
      .values({ url, address })
      .onConflictDoUpdate({ target: mediaSources.url, set: { address } });
    return kept;
  }

  async function fromFolder(kind: MediaKind, name: string): Promise<Kept> {
    try {
      return await keepMedia(store, kind, await readFolderFile(folder, name));
    } catch (error) {
      const there = await exportedBefore(store, kind, name);
      if (there === null) throw error;
      return { address: there, isNew: false };
    }
  }

  async function take(kind: MediaKind, source: string): Promise<TakenMedia> {
    const taken = isWebAddress(source) ? await fromWeb(kind, source) : await fromFolder(kind, source);
    return { ...taken, bytes: await bytesAt(mediaFolder, taken.address) };
  }

  return (kind, source) => {
    const key = `${kind} ${source}`;
    const taking = underWay.get(key) ?? take(kind, source).finally(() => underWay.delete(key));
    underWay.set(key, taking);
    return taking;
  };
}

/** Each silence costs half a minute: a host that is down would hold up an import of thousands of pictures for days. */
function fetchOrGiveUp(rules: FetchRules): (url: string) => Promise<Buffer> {
  const silences = new Map<string, number>();
  return async (url) => {
    const host = URL.parse(url)?.host ?? '';
    if ((silences.get(host) ?? 0) >= mostSilences)
      throw new MediaError(`is not asked for: ${host} did not answer ${mostSilences} times`);
    try {
      const content = await fetchFile(url, rules);
      silences.delete(host);
      return content;
    } catch (error) {
      if (error instanceof MediaError && error.unreachable) silences.set(host, (silences.get(host) ?? 0) + 1);
      throw error;
    }
  };
}
