import type { Failure } from '@platine/domain/machines/outcome.ts';
import type { Order } from '@platine/domain/order/order.ts';
import { fieldLimits } from '@platine/domain/validation/limits.ts';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button/Button.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { FormFailure } from '../../forms/FormFailure/FormFailure.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { GoodsChoice } from './GoodsChoice.tsx';
import { PlainField } from './PlainField.tsx';
import type { WithdrawalField } from './withdrawalForms.ts';
import { withdrawalForms } from './withdrawalForms.ts';
import styles from './WithdrawalScreen.module.css';

/** The shop's answer to a form that it has not taken. */
export type FormAnswer = { readonly refused: readonly WithdrawalField[]; readonly failure: Failure | null };

type WithdrawalFormProps = FormAnswer & {
  /** Its lines can be chosen, and its address fills the form; null where the reader has not shown that it is theirs. */
  readonly order: Order | null;
  readonly orderNumber: string;
};

/** The first step: name, order, goods and e-mail. A plain form, which the browser checks and sends, so that it is the same without script. */
export function WithdrawalForm({ order, orderNumber, refused, failure }: WithdrawalFormProps) {
  const language = useLanguage();
  const entries = entriesOf(order);
  return (
    <>
      <p>
        <FormattedMessage id="withdrawalScreen.intro" />
      </p>
      {refused.length > 0 && (
        <Notice kind="error">
          <FormattedMessage id="withdrawalScreen.refused" />
        </Notice>
      )}
      <FormFailure failure={failure} />
      <form method="post" action={withdrawalForms.begin} className={styles['form']}>
        <input type="hidden" name="LANGUAGE_CODE" value={language} />
        <PlainField
          name="NAME"
          label={<FormattedMessage id="withdrawalScreen.name" />}
          initial={entries.name}
          limits={fieldLimits.name}
          autoComplete="name"
          refused={refused.includes('NAME')}
        />
        <PlainField
          name="ORDER_NUMBER"
          label={<FormattedMessage id="withdrawalScreen.orderNumber" />}
          initial={orderNumber}
          limits={fieldLimits.order}
          autoComplete="off"
          refused={refused.includes('ORDER_NUMBER')}
        />
        <PlainField
          name="EMAIL"
          type="email"
          label={<FormattedMessage id="withdrawalScreen.email" />}
          hint={<FormattedMessage id="withdrawalScreen.emailHint" />}
          initial={entries.email}
          limits={fieldLimits.email}
          autoComplete="email"
          refused={refused.includes('EMAIL')}
        />
        <GoodsChoice lines={entries.lines} refused={refused.includes('GOODS')} />
        <Button type="submit" wide>
          <FormattedMessage id="withdrawalScreen.continue" />
        </Button>
      </form>
    </>
  );
}

/** First entries of the form: those of the order, where it is the reader's. */
function entriesOf(order: Order | null) {
  if (order === null) return { name: '', email: '', lines: [] };
  const to = order.delivery ?? order.invoice;
  const name = to === null ? '' : `${to.firstName} ${to.lastName}`;
  return { name, email: order.email, lines: order.lines };
}
