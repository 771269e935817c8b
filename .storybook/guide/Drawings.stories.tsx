import { kinds } from '@platine/drawings/kinds.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DrawingGallery } from './drawings/DrawingGallery.tsx';
import styles from './pages.module.css';

/** Every kind of product drawing. Press one to change the attributes that it is drawn from. */
function Drawings() {
  return (
    <article className={styles['root']}>
      <h1>Drawings</h1>
      <DrawingGallery />
    </article>
  );
}

const meta = { component: Drawings, tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof Drawings
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(Object.keys(kinds));
  },
};

/** The fields are the attributes that the drawing reads, and change it at once. */
export const AnotherAttribute: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'integrated-circuit' }));
    const chosen = within(canvas.getByRole('region', { name: 'integrated-circuit' }));
    const picture = chosen.getByRole('img', { name: 'Drawing: integrated-circuit' });
    const before = picture.getAttribute('src');
    await userEvent.type(chosen.getByRole('textbox', { name: 'marking' }), 'NE555');
    await expect(picture.getAttribute('src')).toContain('NE555');
    await expect(before).not.toContain('NE555');
  },
};
