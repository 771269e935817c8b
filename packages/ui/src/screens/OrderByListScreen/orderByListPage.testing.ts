import type { queries } from 'storybook/test';
import { fireEvent, userEvent, within } from 'storybook/test';

type Page = ReturnType<typeof within<typeof queries>>;

/** A list of the mock catalogue's parts as a board editor writes it: found, sold by the ten, not found, and not fitted. */
export const sampleList = [
  '"Reference","Value","Datasheet","Footprint","Qty","DNP"',
  '"R1,R2,R3","4k7","~","Resistor_SMD:R_0805_2012Metric","3",""',
  '"C1,C2","100n","~","Capacitor_THT:C_Disc_D3.0mm_W1.6mm_P2.50mm","2",""',
  '"U1","GONE-1","~","Package_DIP:DIP-8_W7.62mm","1",""',
  '"R9","10k","~","Resistor_THT:R_Axial_DIN0207","1","DNP"',
  '"Q1","SV547B","~","Package_TO_SOT_THT:TO-92","1",""',
].join('\n');

/** Pastes a list and sends it. */
export async function sendList(page: Page, text: string, boards = '1'): Promise<void> {
  // Header and footer have fields and buttons of their own.
  const main = within(await page.findByRole('main'));
  const field = await main.findByRole('textbox');
  await fireEvent.change(field, { target: { value: text } });
  await fireEvent.change(main.getByRole('spinbutton'), { target: { value: boards } });
  const [send] = main.getAllByRole('button');
  if (send === undefined) throw new Error('The page has no button');
  await userEvent.click(send);
}

/** The line of the list with this name. */
export async function rowOf(page: Page, name: string): Promise<Page> {
  const named = await page.findByText(name, { selector: 'li p' });
  const row = named.closest('li');
  if (row === null) throw new Error(`${name} stands in no line`);
  return within(row);
}

/** The text of the chosen option. */
export function chosenIn(select: HTMLElement): string {
  return select instanceof HTMLSelectElement ? (select.selectedOptions[0]?.textContent ?? '') : '';
}
