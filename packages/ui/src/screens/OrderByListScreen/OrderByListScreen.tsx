import type { Product } from '@platine/domain/catalog/product.ts';
import { pickText } from '@platine/domain/language/text.ts';
import type { ResponseOf } from '@platine/domain/contract/schemas.ts';
import { adjustmentsFromWire } from '@platine/domain/cart/adjustment.ts';
import { noteOf } from '@platine/domain/cart/lineNote.ts';
import type { MatchedList } from '@platine/domain/partsList/partsListWire.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useApiClient } from '../../api/ApiClient.tsx';
import { useSessionAccess } from '../../cart/useSessionAccess.ts';
import { FormFailure } from '../../forms/FormFailure/FormFailure.tsx';
import { useSubmission } from '../../forms/useSubmission.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { keepSession } from '../../queries/keepSession.ts';
import type { SentPartsList, TakenList } from '../../queries/partsList.ts';
import { cartTermsQuery } from '../../queries/session.ts';
import { ListForm } from './ListForm.tsx';
import { MatchedParts } from './MatchedParts.tsx';
import styles from './OrderByListScreen.module.css';
import type { Choices, ShownPart } from './shownPart.ts';
import { TakenNotice } from './TakenNotice.tsx';
import { useListSending } from './useListSending.ts';

type OrderByListScreenProps = {
  /** The list that this page answers, sent without script; `nothingSent` otherwise. */
  readonly sent: SentPartsList;
};

/** /order_by_list: from a parts list to the cart. Both of its forms work without script. */
export function OrderByListScreen({ sent }: OrderByListScreenProps) {
  const { form, list, busy, onSent } = useListSending(sent);
  return (
    <div className={styles['page']}>
      <h1>
        <FormattedMessage id="page.orderByList.title" />
      </h1>
      <p className={styles['intro']}>
        <FormattedMessage id="orderByListScreen.intro" />
      </p>
      {sent.taken !== null && list === null && <TakenNotice taken={sent.taken} />}
      <ListForm sent={form} busy={busy} onSent={onSent} />
      {list !== null && <ReadList key={list.key} list={list.list} />}
    </div>
  );
}

/** The lines that were read last, and what the shopper chooses for them. */
function ReadList({ list }: { readonly list: MatchedList }) {
  const { data: terms } = useQuery(cartTermsQuery(useApiClient()));
  const [choices, setChoices] = useState<Choices>(new Map());
  const { taken, busy, failure, take } = useTaking(list.products);
  return (
    <section className={styles['result']}>
      {taken !== null && <TakenNotice taken={taken} />}
      <MatchedParts
        list={list}
        choices={choices}
        pricing={terms?.pricing ?? null}
        busy={busy}
        onChosen={(line, sku) => setChoices((before) => new Map([...before, [line, sku]]))}
        onTaken={take}
      />
      <FormFailure failure={failure} />
    </section>
  );
}

/** Puts the chosen products into the cart, all at once. */
function useTaking(products: readonly Product[]) {
  const access = useSessionAccess();
  const language = useLanguage();
  const { busy, failure, send } = useSubmission('cartAddPositions');
  const [taken, setTaken] = useState<TakenList | null>(null);
  const nameOf = (sku: number) => {
    const product = products.find((one) => one.sku === sku);
    return (product === undefined ? null : pickText(product.name, language)?.text) ?? String(sku);
  };
  const take = (parts: readonly ShownPart[]) => {
    const positions = parts.flatMap(({ line, chosen }) =>
      chosen === null ? [] : [{ SKU: chosen.sku, AMOUNT: line.pieces, NOTE: noteOf(line.references) }],
    );
    if (positions.length === 0) return;
    send({ POSITIONS: positions }, (answer: ResponseOf<'cartAddPositions'>) => {
      keepSession(access, { kind: 'data', data: answer.SESSION });
      const adjustments = adjustmentsFromWire(answer.ADJUSTMENTS).map((one) => ({ ...one, name: nameOf(one.sku) }));
      setTaken({ positions: new Set(positions.map(({ SKU }) => SKU)).size, adjustments });
    });
  };
  return { taken, busy, failure, take };
}
