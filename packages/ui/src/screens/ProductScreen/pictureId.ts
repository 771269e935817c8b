/** The id of a picture in the gallery's row, to which its thumbnail links. */
export function pictureId(index: number): string {
  return `picture-${index + 1}`;
}
