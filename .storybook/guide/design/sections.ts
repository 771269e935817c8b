/** The section of a document in Markdown under a heading of the second level, without the heading. */
export function sectionOf(document: string, title: string): string {
  const found = document.split(/^## /m).find((section) => section.startsWith(`${title}\n`));
  if (found === undefined) throw new Error(`The document has no section '${title}'.`);
  return found.slice(title.length).trim();
}
