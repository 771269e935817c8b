/** Chooses files in a field as a browser does, so that its form has them. Throws for an element that is no field of a form. */
export function chooseFiles(input: HTMLElement, ...files: readonly File[]): HTMLFormElement {
  if (!(input instanceof HTMLInputElement) || input.form === null) throw new Error('It is no field of a form.');
  const chosen = new DataTransfer();
  for (const file of files) chosen.items.add(file);
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  return input.form;
}
