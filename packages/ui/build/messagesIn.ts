/**
 * Which messages some source texts may ask for: ids that they write out, and those that fit a template, such as `cartMessage.${reason}`. What
 * is only mentioned counts too; a test proves that no message is asked for in another way.
 */
export function messagesIn(sources: readonly string[], ids: readonly string[]): ReadonlySet<string> {
  const known = new Set(ids);
  const found = new Set<string>();
  const patterns = new Set<string>();
  for (const source of sources) {
    for (const [, text = ''] of source.matchAll(/["'`]([\w.-]+)["'`]/g)) if (known.has(text)) found.add(text);
    for (const [, text = ''] of source.matchAll(/`(\w[\w-]*\.[^`\s]*\$\{[^`]*)`/g)) patterns.add(patternOf(text));
  }
  for (const pattern of patterns) {
    const fits = new RegExp(`^${pattern}$`);
    for (const id of ids) if (fits.test(id)) found.add(id);
  }
  return found;
}

function patternOf(template: string): string {
  return template
    .split(/\$\{[^}]*\}/)
    .map((part) => part.replaceAll(/[^\w]/g, String.raw`\$&`))
    .join('.+');
}
