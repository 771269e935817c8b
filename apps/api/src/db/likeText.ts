/** The pattern of `like` that finds a text anywhere, whatever signs of a pattern it has. */
export function likeText(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
