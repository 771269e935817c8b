import { isShownTo } from '@platine/domain/customer/audience.ts';
import type { CustomerType } from '@platine/domain/customer/customerType.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ShopPage } from '@platine/domain/shop/pages/page.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { ContentBlock } from './ContentBlock.tsx';
import { InterpolatedText } from './InterpolatedText.tsx';
import styles from './ContentScreen.module.css';

/** Fewer headings need no table of contents. */
const longFrom = 4;

type ContentViewProps = {
  readonly content: ShopPage;
  /** Blocks for the other customer type are left out (spec §6). */
  readonly customerType: CustomerType;
};

export function ContentView({ content: { changed, intro, blocks }, customerType }: ContentViewProps) {
  const { date } = useFormats();
  const shown = blocks.filter(({ audience = 'ALL' }) => isShownTo(audience, customerType));
  const chapters = shown.filter((block) => block.kind === 'heading');
  return (
    <div className={styles['columns']}>
      {chapters.length >= longFrom && <Contents chapters={chapters} />}
      <div className={styles['text']}>
        <p className={styles['intro']}>
          <InterpolatedText text={intro} />
        </p>
        {shown.map((block) => (
          <ContentBlock key={JSON.stringify(block)} block={block} />
        ))}
        <p className={styles['changed']}>
          <FormattedMessage
            id="contentScreen.changed"
            values={{ date: <time dateTime={changed}>{date(changed)}</time> }}
          />
        </p>
      </div>
    </div>
  );
}

type ContentsProps = { readonly chapters: readonly { readonly id: string; readonly text: string }[] };

function Contents({ chapters }: ContentsProps) {
  const label = useIntl().formatMessage({ id: 'contentScreen.contents' });
  return (
    <nav className={styles['contents']} aria-label={label}>
      <p aria-hidden="true">{label}</p>
      <ol>
        {chapters.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
