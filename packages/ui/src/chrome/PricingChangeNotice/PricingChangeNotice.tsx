import type { PricingChange } from '@platine/domain/cart/pricingChange.ts';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button/Button.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { NoticeBox } from '../NoticeBox.tsx';

type PricingChangeNoticeProps = {
  /** Country, and the VAT rates before and after, in permille. */
  readonly change: PricingChange;
  /** Called when the shopper has read it. */
  readonly onRead: () => void;
};

/** Says why every price of the shop has changed: another delivery country, another VAT (D44). */
export function PricingChangeNotice({ change: { country, before, after }, onRead }: PricingChangeNoticeProps) {
  const { destination, rate } = useFormats();
  return (
    <NoticeBox
      title={<FormattedMessage id="pricingChange.title" />}
      buttons={
        <Button variant="secondary" onClick={onRead}>
          <FormattedMessage id="generalNotice.read" />
        </Button>
      }
    >
      <p>
        <FormattedMessage
          id={messageOf(before, after)}
          values={{ country: destination(country), before: rate(before), rate: rate(after) }}
        />
      </p>
    </NoticeBox>
  );
}

function messageOf(before: number, after: number) {
  if (after === 0) return 'pricingChange.export';
  return before === 0 ? 'pricingChange.added' : 'pricingChange.rate';
}
