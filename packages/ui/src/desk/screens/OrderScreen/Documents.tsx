import { deskDocumentPath } from '@platine/domain/contract/desk/deskFiles.ts';
import type { DocumentEntry } from '@platine/domain/order/documentKinds.ts';
import { FormattedMessage } from 'react-intl';
import { Link } from '../../../components/Link/Link.tsx';
import { deskBagsPath, deskSlipPath } from '../../deskPaths.ts';

type DocumentsProps = { readonly orderNumber: string; readonly documents: readonly DocumentEntry[] };

/** Papers of an order to print: the pick list, the labels for its bags, and the documents that were issued. */
export function Documents({ orderNumber, documents }: DocumentsProps) {
  return (
    <ul role="list">
      <li>
        <Link href={deskSlipPath(orderNumber)}>
          <FormattedMessage id="desk.slip" />
        </Link>
      </li>
      <li>
        <Link href={deskBagsPath(orderNumber)}>
          <FormattedMessage id="desk.bags" />
        </Link>
      </li>
      {documents.map(({ kind, number }) => (
        <li key={number}>
          <a href={deskDocumentPath(number)} target="_blank" rel="noreferrer">
            <FormattedMessage id={`orderDocuments.kind.${kind}`} /> {number}
          </a>
        </li>
      ))}
    </ul>
  );
}
