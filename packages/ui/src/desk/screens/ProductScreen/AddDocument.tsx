import { documentKinds } from '@platine/domain/contract/schemas/product.ts';
import type { DeskProduct } from '@platine/domain/desk/deskProduct.ts';
import { deskProductFromWire } from '@platine/domain/desk/deskProduct.ts';
import type { ProductEditResult, ProductRefusal } from '@platine/domain/desk/productEdit.ts';
import { documentLanguages } from '@platine/domain/desk/productDocuments.ts';
import { largestPicture } from '@platine/domain/desk/productPictures.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { languageName } from '@platine/domain/language/locales.ts';
import { readFile } from '../../../screens/OrderByListScreen/readFile.ts';
import { DeskFailure } from '../../parts/DeskFailure.tsx';
import { FileInput } from '../../parts/FileInput.tsx';
import { SelectInput } from '../../parts/SelectInput.tsx';
import { deskKeys } from '../../queries.ts';
import { useDeskCall } from '../../useDeskCall.ts';
import styles from './Documents.module.css';
import { EditEnd } from './EditEnd.tsx';

type AddDocumentProps = Pick<DeskProduct, 'sku' | 'changes'>;

type End = { readonly result: ProductEditResult; readonly refusal: ProductRefusal | null };

/** A PDF with its kind and language. What was chosen stays until it has arrived. */
export function AddDocument({ sku, changes }: AddDocumentProps) {
  const { formatMessage } = useIntl();
  const queryClient = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [end, setEnd] = useState<End | null>(null);
  // The same for each repetition, so that a file whose answer was lost is added once; what is chosen anew is another one.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const { make, busy, failed } = useDeskCall('deskAddDocument', ({ RESULT, REFUSAL, PRODUCT }) => {
    setEnd({ result: RESULT, refusal: REFUSAL });
    setKey(crypto.randomUUID());
    if (REFUSAL === null) form.current?.reset();
    queryClient.setQueryData(deskKeys.product(sku), deskProductFromWire(PRODUCT));
  });
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const file = fields.get('file');
    const kind = documentKinds.find((one) => one === fields.get('kind'));
    if (!(file instanceof File) || kind === undefined) return;
    if (file.size > largestPicture) return setEnd({ result: 'refused', refusal: 'largePicture' });
    setEnd(null);
    const LANGUAGE = documentLanguages.find((one) => one === fields.get('language')) ?? 'ALL';
    const WHY = file.name.slice(0, 500);
    make({ SKU: sku, KEY: key, WHY, DOCUMENT_KIND: kind, LANGUAGE, FILE: await readFile(file) });
  };
  return (
    <form
      ref={form}
      className={styles['form']}
      onChange={() => setKey(crypto.randomUUID())}
      onSubmit={(event) => void send(event)}
    >
      <FileInput
        name="file"
        accept="application/pdf,.pdf"
        label={<FormattedMessage id="desk.documents.file" />}
        hint={<FormattedMessage id="desk.documents.fileHint" />}
      />
      <SelectInput
        name="kind"
        label={<FormattedMessage id="desk.documents.kind" />}
        options={documentKinds.map((value) => ({
          value,
          name: formatMessage({ id: `productScreen.document.${value}` }),
        }))}
      />
      <SelectInput
        name="language"
        label={<FormattedMessage id="desk.documents.language" />}
        options={documentLanguages.map((value) => ({
          value,
          name: value === 'ALL' ? formatMessage({ id: 'desk.documents.everyLanguage' }) : languageName(value),
        }))}
      />
      <Button type="submit" busy={busy}>
        <FormattedMessage id="desk.documents.add" />
      </Button>
      <DeskFailure failed={failed} />
      <EditEnd told={end === null ? null : { kind: 'document', reason: '', ...end }} changes={changes} />
    </form>
  );
}
