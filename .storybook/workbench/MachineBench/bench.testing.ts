import { expect, userEvent, waitFor } from 'storybook/test';

/** A story's canvas, as far as a bench needs it. */
type Canvas = { readonly getByRole: (role: 'status' | 'button', options: { readonly name: string }) => HTMLElement };

/** The bench as a play function uses it: presses a button by its name, and waits until the machine says it is in a state. */
export function benchOf(canvas: Canvas) {
  const expectState = (state: string) =>
    waitFor(() => expect(canvas.getByRole('status', { name: 'State' })).toHaveTextContent(state));
  const expectAfter = async (name: string, state: string) => {
    await userEvent.click(canvas.getByRole('button', { name }));
    await expectState(state);
  };
  return { expectState, expectAfter };
}
