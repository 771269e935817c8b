import type { DeskOrder } from '@platine/domain/desk/deskOrder.ts';
import type { LabelReason } from '@platine/domain/desk/manyLabels.ts';
import { labelReason } from '@platine/domain/desk/manyLabels.ts';
import { FormattedMessage, useIntl } from 'react-intl';

type LabelLeftProps = { readonly file: DeskOrder };

/** An order that gets no label now, and why; nothing for one that gets one. */
export function LabelLeft({ file }: LabelLeftProps) {
  const reason = labelReason(file);
  if (reason === null) return null;
  return (
    <p>
      <strong>{file.order.orderNumber}</strong> <LabelReasonText reason={reason} file={file} />
    </p>
  );
}

type LabelReasonTextProps = LabelLeftProps & { readonly reason: LabelReason };

/** The reason in words that go on after the order's number. */
export function LabelReasonText({ reason, file }: LabelReasonTextProps) {
  const { formatMessage } = useIntl();
  const method = formatMessage({ id: `desk.shippingMethod.${file.order.shippingMethod}` });
  return <FormattedMessage id="desk.many.labelLeft" values={{ reason, method }} />;
}
