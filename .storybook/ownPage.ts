/**
 * Keeps cookies and the channel to other tabs inside this page. Browsers share both between all frames of an origin, so that the stories of
 * a docs page would answer each other's questions and fill each other's carts.
 */
export function keepToOwnPage(): void {
  Object.defineProperty(document, 'cookie', ownCookies());
  const page = crypto.randomUUID();
  globalThis.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(`${page} ${name}`);
    }
  };
}

/** Cookies in memory, as far as the shop uses them: names and values, and `Max-Age=0` to delete. */
function ownCookies(): PropertyDescriptor {
  const jar = new Map<string, string>();
  return {
    configurable: true,
    get: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    set: (line: string) => {
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (attributes.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    },
  };
}
