/**
 * The rows, bullets and paragraphs of a chapter ('§4') or decision ('D10'), each in one line; tables without their heads. A few words
 * that end with a colon only lead to the lines below them.
 */
export function sentencesOf(specification: string, section: string): string[] {
  const lines = sectionLines(specification.split('\n'), section);
  return blocks(lines)
    .filter((block) => !/^(?:#|\|[-| ]+\|$|\*\*Open:\*\*|- \*\*Open:\*\*|---)/.test(block))
    .map((block) => block.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => !/^[^.,;|]{1,40}:$/.test(text));
}

/** The heading of a chapter or decision, without its marks. */
export function titleIn(specification: string, section: string): string {
  const lines = specification.split('\n');
  return (lines[headingOf(lines, section)] ?? '').replace(/^#+ /, '');
}

function headingOf(lines: readonly string[], section: string): number {
  const start = section.startsWith('§') ? `## ${section.slice(1)} ` : `### ${section} `;
  const at = lines.findIndex((line) => line.startsWith(start));
  if (at === -1) throw new Error(`The specification has no ${section}.`);
  return at;
}

function sectionLines(lines: readonly string[], section: string): readonly string[] {
  const end = section.startsWith('§') ? /^##? / : /^##?#? /;
  const first = headingOf(lines, section);
  const rest = lines.slice(first + 1);
  const last = rest.findIndex((line) => end.test(line));
  return last === -1 ? rest : rest.slice(0, last);
}

/** Joins the lines that belong together. A table's head is the row above its rule of dashes. */
function blocks(lines: readonly string[]): string[] {
  const found: string[] = [];
  let continues = false;
  for (const [index, line] of lines.entries()) {
    const starts = /^(?:\||- |#|\*\*Open)/.test(line);
    const head = line.startsWith('|') && /^\|[-| ]+\|$/.test(lines[index + 1] ?? '');
    if (line.trim() === '' || head) {
      continues = false;
    } else if (starts || !continues) {
      found.push(line);
      continues = !line.startsWith('|');
    } else {
      found.push(`${found.pop() ?? ''} ${line.trim()}`);
    }
  }
  return found;
}
