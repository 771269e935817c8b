import type { Order } from '@platine/domain/order/order.ts';
import { fieldLimits } from '@platine/domain/validation/limits.ts';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button/Button.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { FormFailure } from '../../forms/FormFailure/FormFailure.tsx';
import { PlainField } from '../../forms/PlainField/PlainField.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import type { RefusedForm } from '../../queries/refusedForm.ts';
import { GoodsChoice } from './GoodsChoice.tsx';
import type { WithdrawalField } from './withdrawalForms.ts';
import styles from './WithdrawalScreen.module.css';

type WithdrawalFormProps = {
  /** Its lines can be chosen, and its address fills the form; null where the reader has not shown that it is theirs. */
  readonly order: Order | null;
  readonly orderNumber: string;
  /** The form as it was sent and not taken; null: it is filled in for the first time. */
  readonly sent: RefusedForm | null;
};

/**
 * The first step: name, order, goods and e-mail. A plain form, which the browser checks and sends to the page's own
 * address, so that it is the same without script.
 */
export function WithdrawalForm({ order, orderNumber, sent }: WithdrawalFormProps) {
  const language = useLanguage();
  const { entries, fields: refused, failure } = sent ?? first({ order, orderNumber });
  const problemOf = (name: WithdrawalField) =>
    refused.includes(name) ? <FormattedMessage id={`withdrawalScreen.problem.${name}`} /> : null;
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
      <form method="post" className={styles['form']}>
        <input type="hidden" name="LANGUAGE_CODE" value={language} />
        <PlainField
          name="NAME"
          label={<FormattedMessage id="withdrawalScreen.name" />}
          initial={entries['NAME']}
          limits={fieldLimits.name}
          autoComplete="name"
          problem={problemOf('NAME')}
        />
        <PlainField
          name="ORDER_NUMBER"
          label={<FormattedMessage id="withdrawalScreen.orderNumber" />}
          initial={entries['ORDER_NUMBER']}
          limits={fieldLimits.order}
          autoComplete="off"
          problem={problemOf('ORDER_NUMBER')}
        />
        <PlainField
          name="EMAIL"
          type="email"
          label={<FormattedMessage id="withdrawalScreen.email" />}
          hint={<FormattedMessage id="withdrawalScreen.emailHint" />}
          initial={entries['EMAIL']}
          limits={fieldLimits.email}
          autoComplete="email"
          problem={problemOf('EMAIL')}
        />
        <GoodsChoice lines={order?.lines ?? []} entries={entries} refused={refused.includes('GOODS')} />
        <Button type="submit" wide>
          <FormattedMessage id="withdrawalScreen.continue" />
        </Button>
      </form>
    </>
  );
}

/** The form as it is first shown: with the entries of the order, where it is the reader's. */
function first({ order, orderNumber }: Pick<WithdrawalFormProps, 'order' | 'orderNumber'>): RefusedForm {
  const entries = order === null ? {} : { NAME: nameIn(order), EMAIL: order.email };
  return { entries: { ...entries, ORDER_NUMBER: orderNumber }, fields: [], failure: null };
}

function nameIn({ delivery, invoice }: Order): string {
  const to = delivery ?? invoice;
  return to === null ? '' : `${to.firstName} ${to.lastName}`;
}
