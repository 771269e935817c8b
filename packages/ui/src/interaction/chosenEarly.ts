/** Whether another option than the one that the server's HTML selects is selected; false for a select that the browser has rendered. */
export function isChosenEarly({ options, selectedIndex }: HTMLSelectElement): boolean {
  const rendered = [...options].findIndex(({ defaultSelected }) => defaultSelected);
  return rendered !== -1 && rendered !== selectedIndex;
}
