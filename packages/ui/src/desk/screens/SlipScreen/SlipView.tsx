import type { DeskOrder } from '@platine/domain/desk/deskOrder.ts';
import { deskOrderPath } from '../../deskPaths.ts';
import { PrintTools } from '../../parts/PrintTools.tsx';
import { Slip } from '../../parts/Slip.tsx';

export function SlipView({ file }: { readonly file: DeskOrder }) {
  return (
    <>
      <PrintTools backTo={deskOrderPath(file.order.orderNumber)} back="desk.backToOrder" />
      <Slip file={file} />
    </>
  );
}
