import type { ProductDocument } from '@platine/domain/catalog/documents.ts';
import { documentNameOf } from '@platine/domain/desk/productDocuments.ts';
import { knownLanguages } from '@platine/domain/language/language.ts';
import type { LocalizedText } from '@platine/domain/language/text.ts';
import { pickText } from '@platine/domain/language/text.ts';
import { Fragment } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FileSize } from '../../../i18n/FileSize.tsx';
import { languageName, languageTag } from '@platine/domain/language/locales.ts';
import { languageOf } from '../../../i18n/locales.ts';
import { CaptionForm } from './CaptionForm.tsx';
import styles from './Documents.module.css';
import { MediaItem } from './MediaItem.tsx';

type DocumentItemProps = {
  readonly document: ProductDocument;
  /** From 1. */
  readonly place: number;
  readonly count: number;
  readonly mayEdit: boolean;
  readonly busy: boolean;
  readonly onMoved: (place: number) => void;
  readonly onCaption: (caption: LocalizedText) => void;
  readonly onRemoved: () => void;
};

export function DocumentItem({ document, onCaption, ...item }: DocumentItemProps) {
  const { place, busy } = item;
  const { formatMessage } = useIntl();
  return (
    <MediaItem
      {...item}
      words={{
        move: (way) => formatMessage({ id: 'desk.documents.move' }, { way, place }),
        edit: <FormattedMessage id="desk.documents.captions" />,
        remove: formatMessage({ id: 'desk.documents.remove' }, { place }),
        removed: <FormattedMessage id="desk.documents.removeText" />,
      }}
      form={<CaptionForm caption={document.caption} busy={busy} onSaved={onCaption} />}
    >
      <Shown document={document} />
    </MediaItem>
  );
}

/** The document with what shoppers read of it, in the operator's language. */
function Shown({ document }: Pick<DocumentItemProps, 'document'>) {
  const { caption, url, file } = document;
  const { address } = documentNameOf(document);
  const written = knownLanguages.filter((language) => url[language] !== undefined && url[language] !== '');
  return (
    <div className={styles['words']}>
      <a href={address} target="_blank" rel="noopener">
        {pickText(caption, languageOf(useIntl().locale))?.text ?? <DocumentName document={document} />}
      </a>
      <span className={styles['hint']}>
        {file === null ? <span translate="no">{address}</span> : <DocumentName document={document} />}
        {written.map((language) => (
          <Fragment key={language}>
            {' · '}
            <span lang={languageTag(language)}>{languageName(language)}</span>
          </Fragment>
        ))}
        {file !== null && (
          <>
            {' · '}
            <FileSize bytes={file.bytes} />
          </>
        )}
      </span>
    </div>
  );
}

function DocumentName({ document: { file } }: Pick<DocumentItemProps, 'document'>) {
  if (file === null) return <FormattedMessage id="desk.documents.link" />;
  return <FormattedMessage id={`productScreen.document.${file.kind}`} />;
}
