import { Fragment } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../components/Link/Link.tsx';
import type { ContentPage } from '../../content/content.ts';
import { contentPaths } from '../../content/content.ts';
import { contentFacts, place } from '../../content/contentFacts.ts';
import { useShop } from '../../shop/ShopFacts.tsx';

const placesAndText = new RegExp(`${place.source}|[^{]+|\\{`, 'g');

/** A text with its placeholders filled: facts as text, the e-mail address and other pages as links. */
export function InterpolatedText({ text }: { readonly text: string }) {
  const facts = contentFacts(useIntl(), useShop());
  return [...text.matchAll(placesAndText)].map(({ 0: piece, 1: name, index }) => (
    <Fragment key={index}>{name === undefined ? piece : <Filled name={name} facts={facts} />}</Fragment>
  ));
}

type FilledProps = { readonly name: string; readonly facts: Readonly<Record<string, string>> };

function Filled({ name, facts }: FilledProps) {
  if (name === 'email') return <a href={`mailto:${facts[name]}`}>{facts[name]}</a>;
  const page = name.startsWith('to.') ? name.slice('to.'.length) : '';
  if (!isContentPage(page)) return facts[name] ?? `{${name}}`;
  return (
    <Link href={contentPaths[page]}>
      <FormattedMessage id={`page.${page}.title`} />
    </Link>
  );
}

function isContentPage(name: string): name is ContentPage {
  return name in contentPaths;
}
