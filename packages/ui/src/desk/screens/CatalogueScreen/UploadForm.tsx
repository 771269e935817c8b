import type { DeskResponseOf } from '@platine/domain/contract/desk/deskSchemas.ts';
import type { CatalogueImport } from '@platine/domain/desk/catalogueImport.ts';
import { isAtWork } from '@platine/domain/desk/catalogueImport.ts';
import { largestUpload } from '@platine/domain/desk/importStates.ts';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { readFile } from '../../../screens/OrderByListScreen/readFile.ts';
import { DeskFailure } from '../../parts/DeskFailure.tsx';
import { FileInput } from '../../parts/FileInput.tsx';
import { Tick } from '../../parts/Tick.tsx';
import { useDeskCall } from '../../useDeskCall.ts';
import styles from './CatalogueScreen.module.css';

type Uploaded = DeskResponseOf<'deskUploadCatalogue'>;

type UploadFormProps = {
  /** The upload that there is; null for none. */
  readonly current: CatalogueImport<unknown> | null;
  readonly onUploaded: (found: Uploaded['IMPORT']) => void;
};

const kinds = '.csv,.xlsx,.xml,.jsonl,.json';

/** Chooses the files of a catalogue and sends them, once. While an upload is at work there is no other. */
export function UploadForm({ current, onUploaded }: UploadFormProps) {
  const [keepStock, setKeepStock] = useState(false);
  const [isTooLarge, setTooLarge] = useState(false);
  const [refused, setRefused] = useState<Uploaded | null>(null);
  const { make, busy, failed } = useDeskCall('deskUploadCatalogue', (answer) => {
    setRefused(answer.REFUSAL === null ? null : answer);
    onUploaded(answer.IMPORT);
  });
  const send = async (files: readonly File[]) => {
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    setTooLarge(bytes > largestUpload);
    setRefused(null);
    if (bytes > largestUpload) return;
    const FILES: { NAME: string; FILE: string }[] = [];
    for (const file of files) FILES.push({ NAME: file.name, FILE: await readFile(file) });
    make({ FILES, KEEP_STOCK: keepStock });
  };
  const isBusy = current !== null && isAtWork(current);
  if (isBusy) return <Refusal refused={refused} />;
  return (
    <section className={styles['part']}>
      {current !== null && (
        <h2>
          <FormattedMessage id="desk.catalogue.another" />
        </h2>
      )}
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          const files = new FormData(event.currentTarget).getAll('files').filter((file) => file instanceof File);
          if (!busy) void send(files);
        }}
      >
        <FileInput
          name="files"
          multiple
          label={<FormattedMessage id="desk.catalogue.files" />}
          hint={<FormattedMessage id="desk.catalogue.filesHint" />}
          accept={kinds}
        />
        <ul role="list" className={styles['notes']}>
          <li>
            <FormattedMessage id="desk.catalogue.mapping" />
          </li>
          <li>
            <FormattedMessage id="desk.catalogue.pictures" />
          </li>
        </ul>
        <Tick checked={keepStock} onChange={setKeepStock} label={<FormattedMessage id="desk.catalogue.keepStock" />} />
        <div>
          <Button type="submit" busy={busy} variant={current?.open === true ? 'secondary' : 'primary'}>
            <FormattedMessage id="desk.catalogue.check" />
          </Button>
        </div>
      </form>
      <DeskFailure failed={failed} />
      {isTooLarge && (
        <Notice kind="error">
          <FormattedMessage id="desk.catalogue.tooLarge" />
        </Notice>
      )}
      <Refusal refused={refused} />
    </section>
  );
}

function Refusal({ refused }: { readonly refused: Uploaded | null }) {
  if (refused === null) return null;
  if (refused.REFUSAL === 'busy')
    return (
      <Notice kind="warning">
        <FormattedMessage
          id="desk.catalogue.busy"
          values={{ by: <span translate="no">{refused.IMPORT?.TAKEN_BY || refused.IMPORT?.BY}</span> }}
        />
      </Notice>
    );
  return (
    <Notice kind="error" title={<FormattedMessage id="desk.catalogue.refusedFiles" />}>
      <FormattedMessage id="desk.catalogue.reason" values={{ reason: <span lang="en">{refused.REASON}</span> }} />
    </Notice>
  );
}
