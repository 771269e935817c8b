import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormFailure } from './FormFailure.tsx';

const meta = { component: FormFailure, args: { failure: null } } satisfies Meta<typeof FormFailure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** Spec §8: the error class determines the message. */
export const Failure: Story = {
  tags: ['picture'],
  args: { failure: { kind: 'failure', errorClass: 'EMailAlreadyExistsException', fields: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This e-mail address is already in use');
  },
};

/** An unforeseen error is described by the action that failed. */
export const Unforeseen: Story = {
  args: {
    failure: { kind: 'failure', errorClass: 'InternalErrorException', fields: [] },
    otherwise: 'message.changesNotSaved',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('An error occurred when saving the changes.');
  },
};

export const NetworkError: Story = {
  args: { failure: { kind: 'network' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('There is no connection to the shop.');
  },
};

export const French: Story = {
  args: { failure: { kind: 'network' } },
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Pas de connexion à la boutique.');
  },
};
