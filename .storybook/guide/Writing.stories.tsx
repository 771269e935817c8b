import de from '@platine/ui/i18n/messages/de.json?raw';
import en from '@platine/ui/i18n/messages/en.json?raw';
import fr from '@platine/ui/i18n/messages/fr.json?raw';
import { useFormats } from '@platine/ui/i18n/useFormats.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import styles from './pages.module.css';

/** Parses the raw message file, because the build replaces its imports by syntax trees. */
function read(json: string): Map<string, string> {
  const messages: unknown = JSON.parse(json);
  const entries = typeof messages === 'object' && messages !== null ? Object.entries(messages) : [];
  return new Map(entries.map(([id, text]) => [id, String(text)]));
}

const [english, german, french] = [read(en), read(de), read(fr)];

/** The rules for writing, and every message in its three languages side by side for proofreading. */
function Writing() {
  const { money, date, percent } = useFormats();
  return (
    <article className={styles['root']}>
      <h1>Writing</h1>
      <ul>
        <li>Plain, short, exact. A message says what was wrong and what to do.</li>
        <li>Whole sentences with placeholders; never joined pieces.</li>
        <li>
          English in sentence case. German says “Sie”, French “vous” with a no-break space before : ; ! ? and inside «
          ».
        </li>
        <li>A number and its unit never part: the spaces are set by the shop.</li>
      </ul>
      <section aria-label="Numbers and dates">
        <h2>Numbers and dates in this language</h2>
        <p>
          {money(123_450)} · {percent(25.5)} · {date('2026-12-24')}
        </p>
      </section>
      <table className={styles['words']}>
        <caption>{english.size} messages</caption>
        <thead>
          <tr>
            <th scope="col">Id</th>
            <th scope="col">English</th>
            <th scope="col">German</th>
            <th scope="col">French</th>
          </tr>
        </thead>
        <tbody>
          {[...english].map(([id, text]) => (
            <tr key={id}>
              <th scope="row">
                <code>{id}</code>
              </th>
              <td lang="en">{text}</td>
              <td lang="de">{german.get(id)}</td>
              <td lang="fr">{french.get(id)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}

const meta = { component: Writing, tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof Writing
>;

export default meta;

export const All: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^addToCart\.add / });
    const cells = within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    await expect(cells).toEqual(['Add to cart', 'In den Warenkorb', 'Ajouter au panier']);
  },
};
