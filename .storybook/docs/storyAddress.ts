import type { Globals } from '../globals.ts';
import { initialGlobals } from '../globals.ts';

/** The toolbar's choices as Storybook writes them into an address, without those that are as at first. */
function globalsIn(globals: Globals): string {
  return Object.keys(initialGlobals)
    .filter((name) => globals[name] !== undefined && globals[name] !== Reflect.get(initialGlobals, name))
    .map((name) => `${name}:${String(globals[name])}`)
    .join(';');
}

/** axe takes longer than the story, and nobody would see what it finds. */
const withoutAxe = 'a11y.manual:!true';

/** The page of a story alone, without Storybook around it. Embedded, its play does not run: it would take the focus. */
export function frameAddress(story: string, globals: Globals): string {
  const query = new URLSearchParams({ id: story, viewMode: 'story', embed: 'true' });
  query.set('globals', [withoutAxe, 'isFrame:!true', globalsIn(globals)].filter((part) => part !== '').join(';'));
  return `iframe.html?${query.toString()}`;
}

/** The story in Storybook, as a link. */
export function storyAddress(story: string, globals: Globals = {}): string {
  const chosen = [
    globalsIn(globals),
    typeof globals['viewport'] === 'string' ? `viewport.value:${globals['viewport']}` : '',
  ];
  const choices = chosen.filter((part) => part !== '').join(';');
  return `?path=/story/${story}${choices === '' ? '' : `&globals=${choices}`}`;
}
