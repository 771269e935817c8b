import type { ShopIdentity } from '@platine/domain/shop/identity.ts';
import { pagePaths } from '@platine/domain/shop/pages/pagePaths.ts';
import { contactPath, manufacturersPath, orderByListPath, searchPath } from '@platine/ui/routing/paths.ts';

/** `/llms.txt` (https://llmstxt.org): the shop for programs that read text, with the places made for programs. */
export function llmsText(origin: string, { name, company, email }: ShopIdentity): string {
  const link = (title: string, path: string, note: string) => `- [${title}](${origin}${path}): ${note}`;
  return [
    `# ${name}`,
    '',
    `> Online shop of ${company} for electronics, embedded boards, robotics, lab supplies and construction bricks, in English, German and French (add \`?lang=de\` or \`?lang=fr\` to an address). Questions: ${email}`,
    '',
    '## For programs',
    '',
    link(
      'OpenAPI',
      '/api/openapi.json',
      'all calls; `search` finds parts by text, category, maker and ranges of values, without a key',
    ),
    link('KiCad library', '/api/kicad/shop.kicad_httplib', 'parts with symbols, footprints, stock and prices in KiCad'),
    link(
      'Product feed',
      '/feed/products-en.xml',
      'all products that can be ordered, in Google’s format; also `-de` and `-fr`',
    ),
    link('Site map', '/sitemap.xml', 'all pages'),
    '',
    '## Pages',
    '',
    link('Search', searchPath('') + 'resistor', 'products by words, part numbers and values such as `4k7 0805`'),
    link('Order by list', orderByListPath, 'a parts list (text, CSV, XLSX, KiCad’s export) becomes a cart'),
    link('Manufacturers', manufacturersPath, 'all makers'),
    link('Shipping costs', pagePaths.shippingCosts, 'countries, methods and prices'),
    link('Terms', pagePaths.gtc, 'general terms and conditions'),
    link('Contact', contactPath(), 'people who answer'),
    '',
  ].join('\n');
}
