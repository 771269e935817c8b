import type { Viewport } from '../../docs/viewport.ts';
import type { Globals } from '../../globals.ts';
import { initialGlobals } from '../../globals.ts';
import type { State } from './screens.ts';

/** The surroundings that a miniature shows its story in. */
export type Surroundings = { readonly globals: Globals; readonly viewport: Viewport; readonly isDark: boolean };

/** An accepted picture (record 0069). It is exact where the story would look just so, and else only near to it. */
type Accepted = { readonly file: string; readonly isExact: boolean };

/** The accepted picture to show of a state, null if it has none. It is there at once, and as the story's play leaves it. */
export function acceptedPicture({ pictures }: State, { globals, viewport, isDark }: Surroundings): Accepted | null {
  if (pictures === null) return null;
  const isUsual = Object.entries(initialGlobals).every(
    ([name, value]) => name === 'theme' || globals[name] === undefined || globals[name] === value,
  );
  return viewport === 'desk' || viewport === 'tablet'
    ? { file: pictures['light desk'], isExact: isUsual && viewport === 'desk' && !isDark }
    : { file: pictures['dark phone'], isExact: isUsual && viewport === 'phone' && isDark };
}
