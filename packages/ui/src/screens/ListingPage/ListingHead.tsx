import { FormattedMessage } from 'react-intl';
import type { BreadcrumbProps } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { startPath } from '../paths.ts';
import { pagesOf } from './listingPages.ts';
import styles from './ListingPage.module.css';

export type ListingTitles = {
  /** The page's heading, and the name of its list. */
  readonly title: string;
  /** The title's language when it is not the page's (D19). */
  readonly titleLang?: string | undefined;
  /** The places between the start page and here. */
  readonly above?: BreadcrumbProps['above'] | undefined;
  /** The page's place below the start page; the title unless it is said. */
  readonly place?: string | undefined;
};

type ListingHeadProps = ListingTitles & {
  /** How many there are, once that is known. A change of it is said. */
  readonly found?: { readonly total: number; readonly page: number } | undefined;
};

/** Where one is, what is listed, and how much of it there is. */
export function ListingHead({ title, titleLang, place = title, above = [], found }: ListingHeadProps) {
  return (
    <header className={styles['head']}>
      <Breadcrumb
        above={[{ href: startPath, name: <FormattedMessage id="breadcrumb.start" /> }, ...above]}
        here={place}
      />
      <h1 lang={titleLang}>{title}</h1>
      <p className={styles['count']} role="status">
        {found === undefined ? ' ' : <Count {...found} />}
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
