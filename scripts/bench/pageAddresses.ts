const searches = (
  'resistor 10k|led red|capacitor 100nf|esp32|arduino|sensor|cable|relay|screw m3|transistor|' +
  '0805|diode|crystal 16 mhz|battery|motor|display|switch|regulator 3.3 v|robot|fuse'
).split('|');

/** Paths of the sample catalogue's pages, by kind. */
export async function readAddresses(origin: string) {
  const pages = await pathsIn(origin, '/sitemap/pages.xml');
  return {
    start: ['/'],
    product: (await productPaths(origin)).slice(0, 400),
    category: pages.filter((path) => path.startsWith('/category/')).slice(0, 100),
    search: searches.map((text) => `/search?${new URLSearchParams({ q: text }).toString()}`),
  };
}

export const productPaths = (origin: string) => pathsIn(origin, '/sitemap/products-1.xml');

async function pathsIn(origin: string, siteMap: string): Promise<string[]> {
  const text = await (await fetch(origin + siteMap)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}
