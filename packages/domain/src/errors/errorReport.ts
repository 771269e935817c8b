/** The most places of a stack that a report holds. */
export const maximumPlaces = 10;
/** The longest name of an error and the longest place, in characters. */
export const longestPart = 120;

/** An error as it is reported: `name` is its class, `places` are the stack's scripts with line and column, innermost first. */
export type ErrorReport = { readonly name: string; readonly places: readonly string[] };

/** A stack names scripts in each browser's own form: `at add (https://shop/assets/cart.js:1:20)`, `add@https://shop/assets/cart.js:1:20`. */
const place = /[\w.-]+\.(?:m?js|tsx?)(?:\?[^\s:)]*)?:(\d+):(\d+)/g;

/** Describes an error by its class and places (spec §8), without its message, which may repeat what a shopper entered. */
export function reportOfError(error: unknown): ErrorReport {
  if (!(error instanceof Error)) return { name: typeof error, places: [] };
  const places = [...(error.stack ?? '').replace(error.message, '').matchAll(place)].map(([found]) =>
    found.replace(/\?[^:]*/, '').slice(-longestPart),
  );
  return {
    name: error.name.replace(/\W/g, '').slice(0, longestPart) || 'Error',
    places: places.slice(0, maximumPlaces),
  };
}

/** The kind of page, such as `/product`: the rest of a path may hold a secret link's hash. */
export function reportedPage(path: string): string {
  const [, first = ''] = path.split('/');
  return `/${first.replace(/\W/g, '').slice(0, longestPart)}`;
}
