import type { DocumentEntry } from '@platine/domain/order/documentKinds.ts';
import { documentFilePath, isInvoice } from '@platine/domain/order/documentKinds.ts';
import type { Order } from '@platine/domain/order/order.ts';
import { FormattedMessage } from 'react-intl';
import { FileSize } from '../../i18n/FileSize.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import styles from './OrderDocuments.module.css';

type OrderDocumentsProps = {
  /** Its documents are listed in their order. */
  readonly order: Pick<Order, 'documents' | 'customerType'>;
  /** The signature of the mailed link that shows the order; null for an own order (D7). */
  readonly signature: string | null;
};

/** The documents of an order, each a link to its PDF; companies also get the e-invoice of an invoice. Nothing without documents. */
export function OrderDocuments({ order: { documents, customerType }, signature }: OrderDocumentsProps) {
  if (documents.length === 0) return null;
  return (
    <section className={styles['root']} aria-labelledby="order-documents">
      <h2 id="order-documents">
        <FormattedMessage id="orderDocuments.title" />
      </h2>
      <ul className={styles['list']} role="list">
        {documents.map((document) => (
          <li key={document.number} className={styles['document']}>
            <DocumentFacts document={document} signature={signature} />
            {customerType === 'COMPANY' && isInvoice(document.kind) && (
              <a href={documentFilePath(document.number, 'xml', signature)} download>
                <FormattedMessage id="orderDocuments.eInvoice" values={{ number: document.number }} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type DocumentFactsProps = { readonly document: DocumentEntry; readonly signature: string | null };

function DocumentFacts({ document: { kind, number, date, bytes }, signature }: DocumentFactsProps) {
  const formats = useFormats();
  return (
    <p>
      <a href={documentFilePath(number, 'pdf', signature)} type="application/pdf">
        <FormattedMessage id={`orderDocuments.kind.${kind}`} /> {number}
      </a>{' '}
      <span className={styles['facts']}>
        {formats.date(date)}
        {', PDF'}
        {bytes !== null && (
          <>
            {', '}
            <FileSize bytes={bytes} />
          </>
        )}
      </span>
    </p>
  );
}
