import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Block } from '../../content/content.ts';
import { contentFacts, fillIn } from '../../content/contentFacts.ts';
import { shopIdentity } from '../../content/shopIdentity.ts';
import { FactBlockView } from './FactBlockView.tsx';
import { FilledText } from './FilledText.tsx';
import { TextTable } from './TextTable.tsx';
import styles from './ContentScreen.module.css';

/** One piece of an information page. */
export function ContentBlock({ block }: { readonly block: Block }): ReactNode {
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
          <FilledText text={block.text} />
        </p>
      );
    case 'note':
      return (
        <p className={styles['note']}>
          <FilledText text={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul className={styles['list']}>
          {block.items.map((item) => (
            <li key={item}>
              <FilledText text={item} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <TextTable caption={block.caption} columns={block.columns} rows={block.rows} />;
    case 'mailLink':
      return <MailLink {...block} />;
    default:
      return <FactBlockView block={block} />;
  }
}

/** Spec §2: the withdrawal is one click away; the text is in the mail already, and the reader's own program sends it. */
function MailLink({ text, subject, body }: Extract<Block, { kind: 'mailLink' }>) {
  const facts = contentFacts(useIntl());
  const lines = body.map((line) => fillIn(line, facts)).join('\r\n');
  const href = `mailto:${shopIdentity.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
  return (
    <p>
      <a className={styles['mailLink']} href={href}>
        {text}
      </a>
    </p>
  );
}
