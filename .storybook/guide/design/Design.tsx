import { Markdown } from '@storybook/addon-docs/blocks';
import document from '../../../docs/DESIGN.md?raw';
import { sectionOf } from './sections.ts';

/** A section of docs/DESIGN.md, the one source for the look, as it stands there. */
export function Design({ section }: { readonly section: string }) {
  return <Markdown>{sectionOf(document, section)}</Markdown>;
}
