import type { SavedList } from '@platine/domain/lists/savedList.ts';
import { pickText } from '@platine/domain/language/text.ts';
import { longestListName } from '@platine/domain/lists/savedList.ts';
import type { Failure } from '@platine/domain/machines/outcome.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useApiClient } from '../../api/ApiClient.tsx';
import { CatalogueText } from '../../components/CatalogueText/CatalogueText.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { FormFailure } from '../../forms/FormFailure/FormFailure.tsx';
import { PlainField } from '../../forms/PlainField/PlainField.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import type { ListSource } from '../../queries/keys.ts';
import { cartTermsQuery } from '../../queries/session.ts';
import { accountViewPath, orderByListPath } from '../../routing/paths.ts';
import { noteField } from '../OrderByListScreen/orderByListForms.ts';
import { TakenNotice } from '../OrderByListScreen/TakenNotice.tsx';
import { useTaking } from '../OrderByListScreen/useTaking.ts';
import { changeListForm } from './listForms.ts';
import { ListEnd } from './ListEnd.tsx';
import { ListLines } from './ListLines.tsx';
import { KeepList, RemoveList, ShareList } from './ListOptions.tsx';
import styles from './ListScreen.module.css';
import type { Amounts } from './shownLine.ts';
import { shownLines } from './shownLine.ts';

type ListViewProps = {
  readonly list: SavedList;
  readonly source: ListSource;
  readonly saved: boolean;
  readonly failure: Failure | null;
};

/** A list with its name, its lines, and what can be done with all of it. */
export function ListView({ list, source, saved, failure }: ListViewProps) {
  const language = useLanguage();
  const { project } = list;
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>
        <CatalogueText text={project?.title ?? {}} fallback={list.name} />
      </h1>
      <About source={source} project={project} />
      <FormFailure failure={failure} />
      {saved && (
        <Notice kind="success">
          <FormattedMessage id="listScreen.saved" />
        </Notice>
      )}
      <ListForm list={list} source={source} />
      {source.kind === 'own' ? (
        <>
          <ShareList id={source.id} shareKey={list.shareKey} />
          <RemoveList id={source.id} />
        </>
      ) : (
        <KeepList shareKey={source.key} name={pickText(project?.title ?? {}, language)?.text ?? list.name} />
      )}
    </div>
  );
}

type AboutProps = Pick<ListViewProps, 'source'> & Pick<SavedList, 'project'>;

/** The way back to the other lists; of a list that was shared, that it was; of a project, its words. */
function About({ source, project }: AboutProps) {
  if (source.kind === 'own')
    return (
      <p>
        <Link href={accountViewPath('lists')}>
          <FormattedMessage id="listScreen.back" />
        </Link>
      </p>
    );
  return (
    <p className={styles['about']}>
      {project === undefined ? (
        <FormattedMessage id="listScreen.shared" />
      ) : (
        <CatalogueText text={project.text} fallback="" />
      )}
    </p>
  );
}

type ListFormProps = Pick<ListViewProps, 'list' | 'source'>;

/**
 * One form with two buttons, so that what was entered counts for both: it is saved, or put into the cart. The browser sends it where there is no
 * script; what goes into the cart is then answered by the page of parts lists, whose fields it has.
 */
function ListForm({ list, source }: ListFormProps) {
  const { data: terms } = useQuery(cartTermsQuery(useApiClient()));
  const [amounts, setAmounts] = useState<Amounts>(new Map());
  const { taken, busy, failure, take } = useTaking(list.products);
  const pricing = terms?.pricing ?? null;
  const lines = shownLines(list, amounts, pricing);
  return (
    <form
      method="post"
      action={source.kind === 'own' ? changeListForm : orderByListPath}
      className={styles['form']}
      onSubmit={(event) => {
        const { submitter } = event.nativeEvent;
        if (source.kind === 'own' && submitter?.getAttribute('formaction') !== orderByListPath) return;
        event.preventDefault();
        const notes = new FormData(event.currentTarget);
        take(
          lines.flatMap(({ line, chosen, wanted }, index) => {
            const note = notes.get(noteField(index + 1));
            if (chosen === null || wanted === null || wanted === 0) return [];
            return [{ sku: chosen.sku, amount: wanted, note: typeof note === 'string' ? note : line.note }];
          }),
        );
      }}
    >
      {taken !== null && <TakenNotice taken={taken} />}
      <FormFailure failure={failure} />
      {source.kind === 'own' && (
        <div className={styles['name']}>
          <input type="hidden" name="LIST_ID" value={source.id} />
          <PlainField
            name="NAME"
            label={<FormattedMessage id="listScreen.name" />}
            initial={list.name}
            limits={{ minimum: 1, maximum: longestListName }}
            autoComplete="off"
            problem={null}
          />
        </div>
      )}
      <ListLines
        lines={lines}
        own={source.kind === 'own'}
        onWanted={(sku, amount) => setAmounts((before) => new Map([...before, [sku, amount]]))}
      />
      <ListEnd lines={lines} own={source.kind === 'own'} pricing={pricing} busy={busy} />
    </form>
  );
}
