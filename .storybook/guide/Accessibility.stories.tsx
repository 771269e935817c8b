import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import styles from './pages.module.css';

/** The accessibility rules of the shop and the check that proves each. */
const promises: readonly (readonly [promise: string, proof: string])[] = [
  ['WCAG 2.2 AA', 'axe runs on every story as a test; one violation fails it'],
  ['Everything by keyboard', 'a KeyboardOnly story of search, menu, dialogs, cart and checkout'],
  ['Text grows to 200 %, pages narrow to 320 px', 'every screen is measured: nothing is cut, nothing overlaps'],
  [
    'Contrast 4.5 for text, 3 for shapes that mean something',
    'contrast.test.ts computes every pair that occurs, both themes',
  ],
  ['The focus is seen, kept in dialogs and given back', 'play functions ask for it'],
  ['What changes is said', 'one polite place that speaks; errors are said where they stand'],
  ['No movement for those who ask for none', 'prefers-reduced-motion sets every duration to nothing'],
  ['High-contrast themes keep their borders', 'forced colours paint borders that are transparent otherwise'],
];

const keys: readonly (readonly [place: string, pressed: string, effect: string])[] = [
  ['Every page', 'Tab first', 'Skip to the content'],
  ['Search', 'Down, Up', 'Through the suggestions and back to the text'],
  ['Search', 'Enter', 'Opens the suggestion, or the results'],
  ['Search, menu, dialogs', 'Escape', 'Closes'],
  ['Menu', 'Enter, Space', 'Opens and closes a group'],
  ['Amount', 'Enter', 'Takes the number; what is not possible says why'],
  ['Tabs of the login', 'Left, Right', 'Changes the tab'],
];

function Accessibility() {
  return (
    <article className={styles['root']}>
      <h1>Accessibility</h1>
      <table className={styles['words']}>
        <caption>What is promised, and what proves it</caption>
        <tbody>
          {promises.map(([promise, proof]) => (
            <tr key={promise}>
              <th scope="row">{promise}</th>
              <td>{proof}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table className={styles['words']}>
        <caption>Keys</caption>
        <thead>
          <tr>
            <th scope="col">Where</th>
            <th scope="col">Key</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          {keys.map(([place, pressed, effect]) => (
            <tr key={place + pressed}>
              <td>{place}</td>
              <td>{pressed}</td>
              <td>{effect}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}

const meta = { component: Accessibility, tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof Accessibility
>;

export default meta;

export const All: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Keys' }));
    await expect(table.getAllByRole('row')).toHaveLength(keys.length + 1);
    await expect(canvas.getByRole('rowheader', { name: 'WCAG 2.2 AA' })).toBeVisible();
  },
};
