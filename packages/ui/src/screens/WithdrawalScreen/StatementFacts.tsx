import type { Withdrawal } from '@platine/domain/withdrawal/withdrawal.ts';
import { FormattedMessage } from 'react-intl';
import { OrderFacts } from '../../checkout/OrderFacts/OrderFacts.tsx';
import { CatalogueText } from '../../components/CatalogueText/CatalogueText.tsx';
import { useFormats } from '../../i18n/useFormats.ts';

/** A statement as it was entered. */
export function StatementFacts({ statement }: { readonly statement: Withdrawal }) {
  const { orderNumber, name, email } = statement;
  const facts = [
    { key: 'name', name: <FormattedMessage id="withdrawalScreen.name" />, value: name },
    { key: 'order', name: <FormattedMessage id="withdrawalScreen.orderNumber" />, value: orderNumber },
    { key: 'goods', name: <FormattedMessage id="withdrawalScreen.what" />, value: <Goods statement={statement} /> },
    { key: 'email', name: <FormattedMessage id="withdrawalScreen.email" />, value: email },
  ];
  return <OrderFacts facts={facts} />;
}

function Goods({ statement: { goods, pieces } }: { readonly statement: Withdrawal }) {
  const { number } = useFormats();
  if (goods === '' && pieces.length === 0) return <FormattedMessage id="withdrawalScreen.whole" />;
  return (
    <>
      {pieces.map(({ sku, amount, name }) => (
        <p key={sku}>
          {number(amount)} × <CatalogueText text={name} fallback={String(sku)} />
        </p>
      ))}
      {goods !== '' && <p>{goods}</p>}
    </>
  );
}
