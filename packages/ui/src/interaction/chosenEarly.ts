/** Whether the selected option differs from the one in the server's HTML; false for a select that the browser has rendered. */
export function isChosenEarly({ options, selectedIndex }: HTMLSelectElement): boolean {
  const rendered = [...options].findIndex(({ defaultSelected }) => defaultSelected);
  return rendered !== -1 && rendered !== selectedIndex;
}
