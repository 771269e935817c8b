import { guaranteePage } from '@platine/domain/shop/guaranteeNotice.ts';
import type { NoticeGraphic } from '@platine/domain/shop/guaranteeNotice.ts';
import { guaranteeWordsIn } from '@platine/domain/shop/guaranteeNotice.ts';
import type { GuaranteeWords } from '@platine/domain/shop/guaranteeWords.data.ts';
import { FormattedMessage } from 'react-intl';
import type { NativeProps } from '../../components/nativeProps.ts';
import { rootClass } from '../../components/nativeProps.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useShop } from '../../shop/ShopFacts.tsx';
import styles from './GuaranteeNotice.module.css';

type GuaranteeNoticeProps = NativeProps<'section'> & {
  /** The Commission's graphic in the page's language; null while the shop does not have it: its content is text then (D40). */
  readonly graphic: NoticeGraphic | null;
};

/** The harmonised notice on the legal guarantee, which consumers see before they order (Regulation (EU) 2025/1960). A new tab keeps the order. */
export function GuaranteeNotice({ graphic, className, ...rest }: GuaranteeNoticeProps) {
  const words = guaranteeWordsIn(useLanguage(), useShop().guaranteeWords);
  return (
    <section {...rest} className={rootClass(styles['root'], className)} aria-label={words.title}>
      {graphic === null ? <AsText {...words} /> : <AsGraphic graphic={graphic} words={words} />}
    </section>
  );
}

function AsText({ title, texts, remedies, more }: GuaranteeWords) {
  return (
    <>
      <h2>{title}</h2>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <ul className={styles['remedies']}>
        {remedies.map((remedy) => (
          <li key={remedy}>{remedy}</li>
        ))}
      </ul>
      <p>
        {more}{' '}
        <a href={guaranteePage} target="_blank" rel="noopener">
          {guaranteePage}
        </a>
      </p>
    </>
  );
}

/** The whole graphic leads to its page. On a screen that is narrower than the law's width it also opens at full size, to be read. */
function AsGraphic({ graphic, words }: { readonly graphic: NoticeGraphic; readonly words: GuaranteeWords }) {
  const { address, width, height } = graphic;
  return (
    <>
      <a className={styles['link']} href={guaranteePage} target="_blank" rel="noopener">
        <img
          className={styles['graphic']}
          src={address}
          width={width}
          height={height}
          alt={[words.title, ...words.texts, ...words.remedies, words.more].join(' ')}
        />
      </a>
      <p className={styles['enlarge']}>
        <a href={address} target="_blank" rel="noopener">
          <FormattedMessage id="guaranteeNotice.enlarge" />
        </a>
      </p>
    </>
  );
}
