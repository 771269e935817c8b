import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AttributeValue } from './AttributeValue.tsx';

const meta = {
  component: AttributeValue,
  args: { value: 10_000, unit: 'Ω', text: null },
} satisfies Meta<typeof AttributeValue>;

export default meta;
type Story = StoryObj<typeof meta>;

const inTheBaseUnit = [
  [10_000, 'Ω', '10 kΩ'],
  [4_700_000, 'Ω', '4,7 MΩ'],
  [999, 'Ω', '999 Ω'],
  [1000, 'Ω', '1 kΩ'],
  [0.25, 'W', '0,25 W'],
  [0.02, 'A', '20 mA'],
  [1e-7, 'F', '100 nF'],
  [4.7e-9, 'F', '4,7 nF'],
  [2.2e-11, 'F', '22 pF'],
  [2.4e8, 'Hz', '240 MHz'],
  [0, 'V', '0 V'],
  [-40, '°C', '−40 °C'],
  [12_480, 'mm', '12 480 mm'],
  [1, '%', '1 %'],
] as const;

/** Engineering notation in German. */
export const Notation: Story = {
  globals: { language: 'DE' },
  render: () => (
    <ul>
      {inTheBaseUnit.map(([value, unit, written]) => (
        <li key={written}>
          <AttributeValue value={value} unit={unit} text={null} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    const written = canvas.getAllByRole('listitem').map((item) => item.textContent.replaceAll(/\s/g, ' '));
    await expect(written).toEqual(inTheBaseUnit.map(([, , expected]) => expected));
  },
};

export const English: Story = {
  tags: ['picture'],
  args: { value: 4700 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4.7 kΩ')).toBeVisible();
  },
};

export const French: Story = {
  args: { value: 0.25, unit: 'W' },
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0,25 W')).toBeVisible();
  },
};

export const Words: Story = {
  args: { value: null, unit: null, text: { EN: 'through hole', DE: 'bedrahtet' } },
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('bedrahtet')).toBeVisible();
  },
};
