import { drawings } from '@platine/ui/components/Icon/drawings.ts';
import type { IconName } from '@platine/ui/components/Icon/Icon.tsx';
import { Icon } from '@platine/ui/components/Icon/Icon.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import styles from './pages.module.css';

const isIcon = (name: string): name is IconName => Object.hasOwn(drawings, name);
const names = Object.keys(drawings).filter(isIcon);

/** Every icon with its name. They are decoration: the label beside one carries the meaning. */
function Icons() {
  return (
    <article className={styles['root']}>
      <h1>Icons</h1>
      <ul className={styles['gallery']}>
        {names.map((name) => (
          <li key={name}>
            <Icon name={name} />
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </article>
  );
}

const meta = { component: Icons, tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof Icons
>;

export default meta;

export const All: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(Object.keys(drawings));
  },
};
