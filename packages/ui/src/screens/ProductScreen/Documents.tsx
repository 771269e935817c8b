import type { ShownDocument } from '@platine/domain/catalog/documents.ts';
import { shownDocuments } from '@platine/domain/catalog/documents.ts';
import type { Product } from '@platine/domain/catalog/product.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { CatalogueText } from '../../components/CatalogueText/CatalogueText.tsx';
import { FileSize } from '../../i18n/FileSize.tsx';
import { languageName, languageTag } from '@platine/domain/language/locales.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import styles from './ProductScreen.module.css';

/** Documents with kind, language and size, and links with where they lead. Only those with a safe address are listed (D34). */
export function Documents({ documents }: Pick<Product, 'documents'>) {
  const shown = shownDocuments(documents, useLanguage());
  if (shown.length === 0) return null;
  return (
    <section className={styles['section']}>
      <h2>
        <FormattedMessage id="productScreen.documents" />
      </h2>
      <ul role="list">
        {shown.map((document) => (
          <li key={document.url}>
            <DocumentLink document={document} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DocumentLink({ document }: { readonly document: ShownDocument }) {
  const intl = useIntl();
  const { caption, url, language, file } = document;
  const kind = file === null ? url : intl.formatMessage({ id: `productScreen.document.${file.kind}` });
  return (
    <>
      <a href={url} rel="noopener" hrefLang={language === null ? undefined : languageTag(language)}>
        <CatalogueText text={caption} fallback={kind} />
      </a>{' '}
      <span className={styles['hint']}>
        {file === null ? hostOf(url) : <FileFacts file={file} language={language} />}
      </span>
    </>
  );
}

type FileFactsProps = {
  readonly file: NonNullable<ShownDocument['file']>;
  readonly language: ShownDocument['language'];
};

/** Kind of file, its language by the language's own name, and its size. */
function FileFacts({ file: { bytes }, language }: FileFactsProps) {
  return (
    <>
      {'PDF, '}
      {language !== null && (
        <>
          <span lang={languageTag(language)}>{languageName(language)}</span>
          {', '}
        </>
      )}
      <FileSize bytes={bytes} />
    </>
  );
}

function hostOf(url: string): string {
  return URL.parse(url)?.host ?? '';
}
