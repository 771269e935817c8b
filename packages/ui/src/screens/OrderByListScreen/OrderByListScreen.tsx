import { noteOf } from '@platine/domain/cart/lineNote.ts';
import type { MatchedList } from '@platine/domain/partsList/partsListWire.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useApiClient } from '../../api/ApiClient.tsx';
import { FormFailure } from '../../forms/FormFailure/FormFailure.tsx';
import type { SentPartsList } from '../../queries/partsList.ts';
import { cartTermsQuery } from '../../queries/session.ts';
import { ListForm } from './ListForm.tsx';
import { MatchedParts } from './MatchedParts.tsx';
import styles from './OrderByListScreen.module.css';
import type { Choices } from './shownPart.ts';
import { TakenNotice } from './TakenNotice.tsx';
import { useListSending } from './useListSending.ts';
import { useTaking } from './useTaking.ts';

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
        onTaken={(parts) =>
          take(
            parts.flatMap(({ line, chosen }) =>
              chosen === null ? [] : [{ sku: chosen.sku, amount: line.pieces, note: noteOf(line.references) }],
            ),
          )
        }
      />
      <FormFailure failure={failure} />
    </section>
  );
}
