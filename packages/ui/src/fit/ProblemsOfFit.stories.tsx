import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.tsx';
import { problemsOfFit } from './problemsOfFit.testing.ts';
import styles from './ProblemsOfFit.module.css';

/** Every screen has to pass this check in the smallest window and with doubled letters. The stories show its findings and its exceptions. */
const meta = { parameters: { layout: 'padded' }, tags: ['!dev', '!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingWrong: Story = {
  render: () => (
    <>
      <p>
        Words, <VisuallyHidden>words for screen readers that nobody sees at all,</VisuallyHidden> and{' '}
        <a href="#more">a link</a>.
      </p>
      <div className={styles['scrolled']}>
        <Button>Words that can be scrolled to, one after the other</Button>
      </div>
      <p className={styles['hidden']} title="Words that are also said in full">
        Words that are also said in full
      </p>
      <Button>One</Button> <Button>Other</Button>
      <div className={styles['float']}>
        <Button>Above the page</Button>
      </div>
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(problemsOfFit(canvasElement)).toEqual([]);
  },
};

export const CutWords: Story = {
  render: () => <p className={styles['hidden']}>Words that nobody can read to their end</p>,
  play: async ({ canvasElement }) => {
    await expect(problemsOfFit(canvasElement)).toEqual([expect.stringMatching(/^“Words that nobody can read.*is cut/)]);
  },
};

export const OverlappingControls: Story = {
  render: () => (
    <>
      <Button>One</Button>
      <span className={styles['pulled']}>
        <Button>Other</Button>
      </span>
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(problemsOfFit(canvasElement)).toEqual([
      expect.stringMatching(/“One” and .*“Other” lie over each other/),
    ]);
  },
};

export const WiderThanTheWindow: Story = {
  render: () => <div className={styles['wide']}>Words</div>,
  play: async ({ canvasElement }) => {
    await expect(problemsOfFit(canvasElement)).toEqual([expect.stringMatching(/wider than the window$/)]);
  },
};

export const HiddenLines: Story = {
  render: () => <p className={styles['low']}>Words of which the second line cannot be seen</p>,
  play: async ({ canvasElement }) => {
    await expect(problemsOfFit(canvasElement)).toEqual([expect.stringMatching(/^“Words of which the second.*is cut/)]);
  },
};

export const OverlappingWords: Story = {
  render: () => (
    <>
      <p>Some words</p>
      <p className={styles['over']}>and others</p>
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(problemsOfFit(canvasElement)).toEqual(['“Some words” and “and others” lie over each other']);
  },
};

export const FloatThatScrollsSideways: Story = {
  render: () => (
    <div className={styles['float']}>
      <p className={styles['wide']}>Words</p>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(problemsOfFit(canvasElement)).toEqual([expect.stringMatching(/“Words” scrolls sideways$/)]);
  },
};
