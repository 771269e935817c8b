import { deskLabelsPath } from '@platine/domain/contract/desk/deskFiles.ts';
import type { DeskOrder } from '@platine/domain/desk/deskOrder.ts';
import { printableLabels } from '@platine/domain/desk/manyLabels.ts';
import { FormattedMessage } from 'react-intl';
import styles from './OrdersScreen.module.css';

type PrintLabelsProps = {
  /** The ticked orders. */
  readonly files: readonly DeskOrder[];
};

/** The content that asked for the focus is gone: Enter prints. */
const focus = (link: HTMLAnchorElement | null) => link?.focus();

/** All labels of the orders that are there, in one PDF; nothing where there are none. */
export function PrintLabels({ files }: PrintLabelsProps) {
  const references = printableLabels(files);
  if (references.length === 0) return null;
  return (
    <a ref={focus} href={deskLabelsPath(references)} target="_blank" rel="noreferrer" className={styles['print']}>
      <FormattedMessage id="desk.many.labelPrint" values={{ count: references.length }} />
    </a>
  );
}
