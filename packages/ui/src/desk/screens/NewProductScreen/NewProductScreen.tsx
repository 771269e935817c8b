import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useDeskClient } from '../../DeskProvider.tsx';
import { Answered } from '../../parts/Answered.tsx';
import { useMayDo } from '../../parts/useMayDo.ts';
import { newProductQuery } from '../../queries.ts';
import { NewProductForm } from './NewProductForm.tsx';

/** Brings a product in by hand; its pictures, texts and flags are entered on its own page, which opens then. */
export function NewProductScreen() {
  const query = useQuery({ ...newProductQuery(useDeskClient()), refetchOnWindowFocus: false });
  const mayEdit = useMayDo('catalogue');
  return (
    <>
      <h1>
        <FormattedMessage id="desk.newProduct" />
      </h1>
      <Answered query={query}>{(choices) => mayEdit && <NewProductForm choices={choices} />}</Answered>
    </>
  );
}
