import { isKind, kinds } from '@platine/drawings/kinds.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DrawingGallery } from './drawings/DrawingGallery.tsx';
import { picturesOf } from './drawings/attributesOf.ts';
import { startOf } from './drawings/starts.data.ts';
import styles from './pages.module.css';

/** Every kind of product drawing. Press one to see it from each side, and to change the attributes that it is drawn from. */
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

/** Record 0163: a part is drawn from each side that its attributes describe, and begins with attributes for two sides or more. */
export const EverySide: Story = {
  play: async ({ canvas }) => {
    const few = Object.keys(kinds).filter((kind) => isKind(kind) && picturesOf(kind, startOf(kind)).length < 2);
    await expect(few).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'fuse' }));
    const chosen = within(canvas.getByRole('region', { name: 'fuse' }));
    await expect(chosen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
      'Drawing: fuse',
      'Drawing: fuse, symbol',
      'Drawing: fuse, dimensions',
    ]);
    await userEvent.clear(chosen.getByRole('textbox', { name: 'diameter' }));
    await expect(chosen.queryByRole('img', { name: 'Drawing: fuse, dimensions' })).not.toBeInTheDocument();
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
