/** The id of a suggestion, by its place in the list from 0: the field names the selected one by it. */
export function optionId(listId: string, place: number): string {
  return `${listId}-${place}`;
}
