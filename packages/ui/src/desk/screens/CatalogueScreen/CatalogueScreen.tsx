import { importFromWire } from '@platine/domain/desk/catalogueImport.ts';
import type { DeskResponseOf } from '@platine/domain/contract/desk/deskSchemas.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { catalogueImportQuery } from '../../catalogueImportQuery.ts';
import { useDeskClient } from '../../DeskProvider.tsx';
import { Answered } from '../../parts/Answered.tsx';
import { useMayDo } from '../../parts/useMayDo.ts';
import { deskKeys } from '../../queries.ts';
import styles from './CatalogueScreen.module.css';
import { ExportFiles } from './ExportFiles.tsx';
import { ImportPart } from './ImportPart.tsx';
import { UploadForm } from './UploadForm.tsx';

/** Takes a catalogue over: upload, check, preview, import; and gives it out as files (record 0149). */
export function CatalogueScreen() {
  const mayImport = useMayDo('catalogue');
  return (
    <>
      <h1>
        <FormattedMessage id="desk.catalogue.title" />
      </h1>
      {mayImport ? (
        <Catalogue />
      ) : (
        <p className={styles['words']}>
          <FormattedMessage id="desk.failure.forbidden" />
        </p>
      )}
    </>
  );
}

function Catalogue() {
  const queryClient = useQueryClient();
  const query = useQuery(catalogueImportQuery(useDeskClient()));
  const put = (wire: DeskResponseOf<'deskImport'>['IMPORT']) =>
    queryClient.setQueryData(deskKeys.catalogueImport, wire === null ? null : importFromWire(wire));
  return (
    <>
      <Answered query={query}>
        {(found) => (
          <>
            {found !== null && <ImportPart key={found.id} found={found} onChanged={put} />}
            <UploadForm current={found} onUploaded={put} />
          </>
        )}
      </Answered>
      <ExportFiles />
    </>
  );
}
