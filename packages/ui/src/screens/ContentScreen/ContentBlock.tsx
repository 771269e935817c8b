import type { ReactNode } from 'react';
import { Link } from '../../components/Link/Link.tsx';
import type { PageBlock } from '@platine/domain/shop/pages/page.ts';
import { contactPath, withdrawalPath } from '../../routing/paths.ts';
import { FactBlockView } from './FactBlockView.tsx';
import { PaymentMethods } from './PaymentMethods.tsx';
import { InterpolatedText } from './InterpolatedText.tsx';
import { TextTable } from './TextTable.tsx';
import styles from './ContentScreen.module.css';

/** One block of an information page. */
export function ContentBlock({ block }: { readonly block: PageBlock }): ReactNode {
  switch (block.kind) {
    case 'heading':
      return (
        <h2 id={block.id} className={styles['heading']}>
          {block.text}
        </h2>
      );
    case 'question':
      return <h3 className={styles['question']}>{block.text}</h3>;
    case 'paragraph':
      return (
        <p>
          <InterpolatedText text={block.text} />
        </p>
      );
    case 'note':
      return (
        <p className={styles['note']}>
          <InterpolatedText text={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul className={styles['list']}>
          {block.items.map((item) => (
            <li key={item}>
              <InterpolatedText text={item} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <TextTable caption={block.caption} columns={block.columns} rows={block.rows} />;
    case 'paymentMethods':
      return <PaymentMethods notes={block.notes} />;
    case 'withdrawalLink':
      return (
        <p>
          <Link href={withdrawalPath()} variant="primary">
            <InterpolatedText text={block.text} />
          </Link>
        </p>
      );
    case 'contactLink':
      return (
        <p>
          <Link href={contactPath({ topic: block.topic })} variant="primary">
            <InterpolatedText text={block.text} />
          </Link>
        </p>
      );
    default:
      return <FactBlockView kind={block.kind} />;
  }
}
