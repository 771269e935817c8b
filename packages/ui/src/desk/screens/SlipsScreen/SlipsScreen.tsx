import { collectivePickList } from '@platine/domain/desk/collectivePickList.ts';
import type { DeskOrder } from '@platine/domain/desk/deskOrder.ts';
import { FormattedMessage } from 'react-intl';
import { useSearch } from 'wouter';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { ordersPath, slipNumbersOf } from '../../deskPaths.ts';
import { FilesRead } from '../../parts/FilesRead.tsx';
import { PrintTools } from '../../parts/PrintTools.tsx';
import { Slip } from '../../parts/Slip.tsx';
import { useOrderFiles } from '../../parts/useOrderFiles.ts';
import { CollectiveList } from './CollectiveList.tsx';

/** Pick lists of several orders, printed together: what all of them need, and then each on a page of its own. */
export function SlipsScreen() {
  const read = useOrderFiles(slipNumbersOf(useSearch()));
  return (
    <>
      <h1>
        <FormattedMessage id="desk.slips" />
      </h1>
      <FilesRead read={read}>{(files) => <Slips files={files} />}</FilesRead>
    </>
  );
}

function Slips({ files }: { readonly files: readonly DeskOrder[] }) {
  if (files.length === 0)
    return (
      <EmptyState
        title={<FormattedMessage id="desk.slips.none" />}
        action={
          <Link href={ordersPath}>
            <FormattedMessage id="desk.backToOrders" />
          </Link>
        }
      />
    );
  return (
    <>
      <PrintTools backTo={ordersPath} back="desk.backToOrders" />
      <Collective files={files} />
      <div>
        {files.map((file) => (
          <Slip key={file.order.orderNumber} file={file} level={2} />
        ))}
      </div>
    </>
  );
}

/** Of one order it would be its own list once more. */
function Collective({ files }: { readonly files: readonly DeskOrder[] }) {
  const lines = collectivePickList(files);
  return files.length < 2 || lines.length === 0 ? null : <CollectiveList lines={lines} />;
}
