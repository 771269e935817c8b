import type { DocumentKind } from '@platine/domain/contract/schemas/product.ts';
import type { PictureRefusal } from '@platine/domain/desk/productEdit.ts';
import type { DocumentLanguage } from '@platine/domain/desk/productDocuments.ts';
import type { Desk } from './desk.ts';
import { editProduct } from './deskProducts.ts';

type NewFile = Omit<Parameters<typeof editProduct>[1], 'edit' | 'seen'> & {
  /** In base64. */
  readonly file: string;
};

/** Adds a picture by the API's rules. */
export function addPicture(desk: Desk, { file, ...request }: NewFile): ReturnType<typeof editProduct> {
  const picture = pictureIn(file);
  if ('refusal' in picture) return { result: 'refused', refusal: picture.refusal, reason: '' };
  return editProduct(desk, { ...request, seen: 0, edit: { kind: 'picture', address: picture.address } });
}

/** The address of a picture in base64. The mock keeps it in that, and takes JPEG, PNG and WebP that begin as such a file does. */
export function pictureIn(file: string): { readonly address: string } | { readonly refusal: PictureRefusal } {
  const kind = starts.find(([, start]) => file.startsWith(start))?.[0];
  if (kind === undefined) return { refusal: 'otherFile' };
  if (file.length < smallestFile) return { refusal: 'damagedPicture' };
  return { address: kind === 'png' ? `data:image/png;base64,${file}` : mockPhoto };
}

/** The first bytes of files, in base64. */
const starts = [
  ['jpeg', '/9j/'],
  ['png', 'iVBORw0KGgo'],
  ['webp', 'UklGR'],
] as const;
/** Characters of the smallest picture. */
const smallestFile = 60;
/** A photo that stories have, for a file whose content no address may hold. */
const mockPhoto = '/media/a5f4b2f006ab39af0b6edef83bab5781-960x640/960.webp';

type NewDocument = NewFile & { readonly kind: DocumentKind; readonly language: DocumentLanguage };

/** Adds a document by the API's rules. The mock keeps none: its address is made of what the file begins and ends with. */
export function addDocument(
  desk: Desk,
  { file, kind, language, ...request }: NewDocument,
): ReturnType<typeof editProduct> {
  if (!file.startsWith('JVBERi0')) return { result: 'refused', refusal: 'noPdf', reason: '' };
  const bytes = Math.floor((file.replaceAll('=', '').length * 3) / 4);
  const document = { caption: {}, url: { [language]: mockDocument(file) }, file: { kind, bytes } };
  return editProduct(desk, { ...request, seen: 0, edit: { kind: 'document', document } });
}

function mockDocument(file: string): string {
  let sum = 0;
  for (const character of file) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 4_294_967_291;
  return `/media/${sum.toString(16).padStart(32, '0')}.pdf`;
}
