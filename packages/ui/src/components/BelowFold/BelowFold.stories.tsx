import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { BelowFold } from './BelowFold.tsx';

/** Page height in pixels at each render of the first part. */
const heights: number[] = [];

function noteHeight(first: HTMLElement | null): void {
  if (first !== null) heights.push(document.documentElement.scrollHeight);
}

/** A page reached by client-side navigation. */
function Journey() {
  const [there, setThere] = useState(false);
  if (!there) return <Button onClick={() => setThere(true)}>Go there</Button>;
  return (
    <>
      <p ref={noteHeight}>Above the fold</p>
      <BelowFold>
        <p>Below the fold</p>
      </BelowFold>
      <footer>The foot</footer>
    </>
  );
}

const meta = { component: BelowFold, args: { children: null }, render: () => <Journey /> } satisfies Meta<
  typeof BelowFold
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first render reserves the height, so that the footer stays below the fold; the second fills it. */
export const DrawnSecond: Story = {
  play: async ({ canvas }) => {
    heights.length = 0;
    await userEvent.click(canvas.getByRole('button', { name: 'Go there' }));
    await expect(await canvas.findByText('Below the fold')).toBeVisible();
    await expect(heights[0]).toBeGreaterThan(window.innerHeight);
    await expect(canvas.getByText('The foot')).toBeVisible();
  },
};
