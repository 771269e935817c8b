import type { DeskProduct } from '@platine/domain/desk/deskProduct.ts';
import type { WantedDocument } from '@platine/domain/desk/productDocuments.ts';
import { documentNameOf, isNewLink } from '@platine/domain/desk/productDocuments.ts';
import type { ProductEdit } from '@platine/domain/desk/productEdit.ts';
import type { WantedPicture } from '@platine/domain/desk/productPictures.ts';
import { pictureAddressOf } from '@platine/domain/desk/productPictures.ts';
import { changedList, withMember } from '../listChange.ts';
import type { MediaAct } from './mediaAct.ts';

type Change<Kind extends MediaAct['kind']> = Extract<MediaAct, { readonly kind: Kind }>['change'];

/** All pictures or documents as a command wants them, or the sentence against that, after "Nothing was changed: …". */
export function mediaEdit(act: MediaAct, product: DeskProduct): ProductEdit | string {
  const { kind } = act;
  if (kind === 'pictures') {
    const pictures = wantedPictures(product, act.change);
    return typeof pictures === 'string' ? pictures : { kind, pictures };
  }
  const documents = wantedDocuments(product, act.change);
  return typeof documents === 'string' ? documents : { kind, documents };
}

function wantedPictures({ pictures }: DeskProduct, change: Change<'pictures'>): readonly WantedPicture[] | string {
  const as = pictures.map((one) => ({
    address: pictureAddressOf(one),
    caption: one.caption,
    copyright: one.copyright,
  }));
  if (change.to !== 'texts') return changedList(as, change, 'picture');
  const { number, caption, copyright } = change;
  return withMember(as, number, {
    one: 'picture',
    become: (picture) => [
      {
        ...picture,
        caption: { ...picture.caption, ...caption },
        copyright: { ...picture.copyright, ...copyright },
      },
    ],
  });
}

function wantedDocuments({ documents }: DeskProduct, change: Change<'documents'>): readonly WantedDocument[] | string {
  const as = documents.map((one) => ({ ...documentNameOf(one), caption: one.caption }));
  switch (change.to) {
    case 'texts': {
      const become = (one: WantedDocument) => [{ ...one, caption: { ...one.caption, ...change.caption } }];
      return withMember(as, change.number, { one: 'document', become });
    }
    case 'link':
      return withLink(as, change);
    default:
      return changedList(as, change, 'document');
  }
}

/** The documents with a link behind them; one that is there stays in its place. */
function withLink(
  documents: readonly WantedDocument[],
  { address, caption }: Pick<WantedDocument, 'address' | 'caption'>,
): readonly WantedDocument[] | string {
  if (!isNewLink(address)) return 'a link begins with https://. Name the whole address.';
  const isSame = (one: WantedDocument) => one.address === address && one.language === 'ALL';
  if (!documents.some(isSame)) return [...documents, { address, language: 'ALL', caption }];
  return documents.map((one) => (isSame(one) ? { ...one, caption: { ...one.caption, ...caption } } : one));
}
