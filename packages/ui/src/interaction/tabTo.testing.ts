import { expect, userEvent } from 'storybook/test';

/** Presses Tab until an element has the focus, as somebody without a mouse would; a page with more stops before it is too long a way. */
export async function tabTo(element: HTMLElement, most = 60): Promise<void> {
  for (let presses = 0; presses < most && document.activeElement !== element; presses += 1) await userEvent.tab();
  await expect(element).toHaveFocus();
}
