import { Fragment } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../components/Link/Link.tsx';
import type { PageName } from '@platine/domain/shop/pages/page.ts';
import { pagePaths } from '@platine/domain/shop/pages/pagePaths.ts';
import { contentFacts, fillIn, place } from '../../content/contentFacts.ts';
import { useShop } from '../../shop/ShopFacts.tsx';

/** A place, a link, or what stands between them. */
const parts = new RegExp(`${place.source}|\\[([^\\]]+)\\]\\(([^)]+)\\)|[^{[]+|[{[]`, 'g');

/** A text with its placeholders filled: facts as text, the e-mail address, other pages and links as links. */
export function InterpolatedText({ text }: { readonly text: string }) {
  const facts: Facts = contentFacts(useIntl(), useShop());
  return [...text.matchAll(parts)].map(({ 0: piece, 1: name, 2: words, 3: address, index }) => (
    <Fragment key={index}>
      {address !== undefined && <Link href={address}>{fillIn(words ?? '', facts)}</Link>}
      {address === undefined && (name === undefined ? piece : <Filled name={name} facts={facts} />)}
    </Fragment>
  ));
}

type Facts = Readonly<Record<string, string>>;
type FilledProps = { readonly name: string; readonly facts: Facts };

function Filled({ name, facts }: FilledProps) {
  if (name === 'email') return <a href={`mailto:${facts[name]}`}>{facts[name]}</a>;
  const page = name.startsWith('to.') ? name.slice('to.'.length) : '';
  if (!isContentPage(page)) return facts[name] ?? `{${name}}`;
  return (
    <Link href={pagePaths[page]}>
      <FormattedMessage id={`page.${page}.title`} />
    </Link>
  );
}

function isContentPage(name: string): name is PageName {
  return name in pagePaths;
}
