import type { ProductDocument } from '@platine/domain/catalog/documents.ts';
import type { DeskProduct } from '@platine/domain/desk/deskProduct.ts';
import type { WantedDocument } from '@platine/domain/desk/productDocuments.ts';
import { documentNameOf } from '@platine/domain/desk/productDocuments.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { DeskFailure } from '../../parts/DeskFailure.tsx';
import { AddDocument } from './AddDocument.tsx';
import { AddLink } from './AddLink.tsx';
import { DocumentItem } from './DocumentItem.tsx';
import styles from './Documents.module.css';
import { EditEnd } from './EditEnd.tsx';
import { moved } from '../../parts/Moves.tsx';
import { useProductEdit } from './useProductEdit.ts';

type DocumentsPartProps = {
  readonly product: DeskProduct;
  /** Whether the operator may change them. */
  readonly mayEdit: boolean;
};

/** The documents and links of a product, each with its place, captions and a way out, and where more are added. */
export function DocumentsPart({ product, mayEdit }: DocumentsPartProps) {
  const { documents, changes, sku } = product;
  const { formatMessage } = useIntl();
  const { enter, busy, failed, told } = useProductEdit(product);
  const change = (wanted: readonly WantedDocument[], act: 'moved' | 'removed' | 'captions' | 'added') => {
    // A press while another is under way would be about documents that are not shown yet.
    if (!busy) enter({ kind: 'documents', documents: wanted }, formatMessage({ id: 'desk.documents.why' }, { act }));
  };
  const wanted = documents.map(wantedOf);
  return (
    <section className={styles['root']}>
      <h2>
        <FormattedMessage id="desk.documents" />
      </h2>
      {documents.length === 0 ? (
        <p>
          <FormattedMessage id="desk.documents.none" />
        </p>
      ) : (
        <ol role="list" className={styles['list']}>
          {documents.map((document, index) => (
            <DocumentItem
              key={JSON.stringify(document.url)}
              document={document}
              place={index + 1}
              count={documents.length}
              mayEdit={mayEdit}
              busy={busy}
              onMoved={(to) => change(moved(wanted, index, to - 1), 'moved')}
              onCaption={(caption) => change(wanted.with(index, { ...wantedOf(document), caption }), 'captions')}
              onRemoved={() => change(wanted.toSpliced(index, 1), 'removed')}
            />
          ))}
        </ol>
      )}
      <DeskFailure failed={failed} />
      <EditEnd told={told} changes={changes} />
      {mayEdit && (
        <div className={styles['more']}>
          <AddDocument sku={sku} changes={changes} />
          <AddLink
            // An address that is being written stays until it is the last of the list.
            key={lastLink(documents)}
            busy={busy}
            onAdded={(address) => change([...wanted, { address, language: 'ALL', caption: {} }], 'added')}
          />
        </div>
      )}
    </section>
  );
}

function wantedOf({ caption, ...document }: ProductDocument): WantedDocument {
  return { ...documentNameOf(document), caption };
}

function lastLink(documents: readonly ProductDocument[]): string {
  const last = documents.at(-1);
  return last === undefined || last.file !== null ? '' : documentNameOf(last).address;
}
