import { FormattedMessage } from 'react-intl';
import type { BreadcrumbProps } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { startPath } from '../../routing/paths.ts';
import { pagesOf } from './pageSize.ts';
import styles from './ListingPage.module.css';

export type ListingTitles = {
  /** Heading of the page and accessible name of its list. */
  readonly title: string;
  /** Language of the title if it differs from the page's (D19). */
  readonly titleLang?: string | undefined;
  /** Breadcrumb between the start page and this one. */
  readonly above?: BreadcrumbProps['above'] | undefined;
  /** Last breadcrumb item; defaults to the title. */
  readonly place?: string | undefined;
};

type ListingHeadProps = ListingTitles & {
  /** Result count, once known. It is announced when it changes, and when `narrowing` does though the count stays the same. */
  readonly found?: { readonly total: number; readonly page: number; readonly narrowing?: string } | undefined;
};

/** Breadcrumb, title and result count. */
export function ListingHead({ title, titleLang, place = title, above = [], found }: ListingHeadProps) {
  return (
    <header className={styles['head']}>
      <Breadcrumb
        above={[{ href: startPath, name: <FormattedMessage id="breadcrumb.start" /> }, ...above]}
        here={place}
      />
      <h1 lang={titleLang}>{title}</h1>
      <p className={styles['count']} role="status">
        {/* A new element is announced even if its text repeats the previous one. */}
        <span key={found?.narrowing}>{found === undefined ? ' ' : <Count {...found} />}</span>
      </p>
    </header>
  );
}

function Count({ total, page }: { readonly total: number; readonly page: number }) {
  const { number } = useFormats();
  const pages = pagesOf(total);
  const values = { total, formatted: number(total), page: number(page), pages: number(pages) };
  return <FormattedMessage id={pages === 1 ? 'listingPage.count' : 'listingPage.countOnPage'} values={values} />;
}
