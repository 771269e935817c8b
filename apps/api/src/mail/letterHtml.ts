import type { BoardColours, ShopBrand } from '@platine/domain/shop/shopBrand.ts';
import type { LetterLogo } from './letterLogo.ts';
import type { Block, Goods, GoodsBlock, LetterContent, PictureBlock } from './letter.ts';

/**
 * Styles of a mail. Mail programs drop style sheets, flex and grid, so tables lay it out and each element has its style; the colours are those of
 * docs/DESIGN.md in light and, where a program reads the one style sheet, in dark.
 */
const ink = '#16211c';
const font = `font-family:'Source Sans 3','Segoe UI',Roboto,Helvetica,Arial,sans-serif`;
const style = {
  body: `margin:0;padding:0;background:#faf9f5;color:${ink};${font};font-size:16px;line-height:1.5`,
  header: 'padding:18px 24px;font-size:22px;font-weight:700;letter-spacing:.02em',
  content: `padding:8px 24px 24px;background:#ffffff;color:${ink};border:1px solid #d8dbd2;overflow-wrap:anywhere;word-break:break-word`,
  heading: 'margin:28px 0 8px;font-size:18px;line-height:1.3',
  part: 'margin:40px 0 8px;padding-top:20px;border-top:3px solid #0d4f38;font-size:20px;line-height:1.3',
  paragraph: 'margin:12px 0',
  button: 'display:inline-block;padding:10px 18px;font-weight:600;text-decoration:none;border-radius:2px',
  picture: 'max-width:100%;height:auto;border:0',
  table: 'width:100%;border-collapse:collapse;margin:12px 0',
  name: 'padding:6px 12px 6px 0;min-width:7em;border-bottom:1px solid #d8dbd2;text-align:left;vertical-align:top',
  /** The shop's own words: none of them is broken, so that the column is as wide as the longest. */
  label:
    'padding:6px 12px 6px 0;min-width:6em;border-bottom:1px solid #d8dbd2;text-align:left;vertical-align:top;overflow-wrap:normal;word-break:normal',
  number:
    'padding:6px 0 6px 12px;border-bottom:1px solid #d8dbd2;text-align:right;vertical-align:top;white-space:nowrap',
  title: 'color:#4b5a53;font-size:14px;font-weight:400',
  detail: 'color:#4b5a53;font-size:14px',
  value: 'padding:6px 0 6px 12px;border-bottom:1px solid #d8dbd2;text-align:right;vertical-align:top',
} as const;

const dark =
  '@media (prefers-color-scheme:dark){body,.page{background:#0b1310!important}.content{background:#111c18!important;' +
  'color:#e4ebe5!important;border-color:#26352e!important}.content h2,.content td,.content th,.content p,.content li{color:#e4ebe5!important}' +
  '.content td,.content th,.content .part{border-color:#26352e!important}.content .second{color:#a3b2aa!important}.content a.plain{color:#7fd6ab!important}';

/** The board, which buttons are pieces of; a brand of the shop has its own. */
const ownBoard: ShopBrand['board'] = {
  light: { ground: '#0d4f38', text: '#f2f4ec' },
  dark: { ground: '#0f5a40', text: '#f2f4ec' },
};

const onBoard = ({ ground, text }: BoardColours) => `background:${ground};color:${text}`;

type Around = {
  /** An HTML tag such as "de". */
  readonly language: string;
  /** Stands above the letter. */
  readonly shopName: string;
  /** Null for Platine's colours. */
  readonly board: ShopBrand['board'] | null;
  /** Stands beside the shop's name, or in its place. */
  readonly logo: LetterLogo | null;
};

/** Renders HTML. All texts are escaped, because some are a shopper's words. */
export function letterHtml({ subject, blocks }: LetterContent, around: Around): string {
  const { language } = around;
  const { light, dark: night } = around.board ?? ownBoard;
  const body = blocks.map((block) => blockHtml(block, light)).join('');
  const nightBoard = `.button{background:${night.ground}!important;color:${night.text}!important}}`;
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">' +
    `<title>${escapeHtml(subject)}</title><style>${dark}${nightBoard}</style></head><body style="${style.body}">` +
    '<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:16px 8px">' +
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:640px;text-align:left">' +
    `<tr><td style="${style.header};${onBoard(light)}">${headHtml(around)}</td></tr><tr><td class="content" style="${style.content}">${body}</td></tr>` +
    '</table></td></tr></table></body></html>'
  );
}

/** The name is read by everybody: where the logo has it, as the text of the picture. */
function headHtml({ shopName, logo }: Around): string {
  const name = escapeHtml(shopName);
  if (logo === null) return name;
  const { file, width, height, hasName } = logo;
  const picture = (alt: string) =>
    `<img src="cid:${file.cid}" width="${width}" height="${height}" alt="${alt}" style="border:0;vertical-align:middle">`;
  return hasName ? picture(name) : `${picture('')}&nbsp; ${name}`;
}

function blockHtml(block: Block, board: BoardColours): string {
  switch (block.kind) {
    case 'heading':
      return `<h2 style="${style.heading}">${escapeHtml(block.text)}</h2>`;
    case 'part':
      return `<h2 class="part" style="${style.part}">${escapeHtml(block.text)}</h2>`;
    case 'paragraph':
      return `<p style="${style.paragraph}">${withBreaks(block.text)}</p>`;
    case 'link':
      return `<p style="${style.paragraph}"><a href="${escapeHtml(block.href)}" class="button" style="${style.button};${onBoard(board)}">${escapeHtml(block.text)}</a></p>`;
    case 'list':
      return `<ul style="padding-left:20px">${block.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
    case 'rows':
      return `<table style="${style.table}">${block.rows.map((row) => rowHtml(row, block.strong === row[0])).join('')}</table>`;
    case 'goods':
      return goodsHtml(block);
    case 'picture':
      return pictureHtml(block);
    case 'lines':
      return `<p style="${style.paragraph}">${block.lines.map(lineHtml).join('<br>')}</p>`;
  }
}

function pictureHtml({ file, alt, caption, href, width }: PictureBlock): string {
  const image = `<img src="cid:${escapeHtml(file.cid ?? '')}" width="${width}" alt="${escapeHtml(alt)}" style="${style.picture}">`;
  const below =
    caption === undefined ? '' : `<br><span class="second" style="${style.detail}">${escapeHtml(caption)}</span>`;
  return `<p style="${style.paragraph}"><a href="${escapeHtml(href)}">${image}</a>${below}</p>`;
}

/** A line that is an address of a page leads there. */
function lineHtml(line: string): string {
  const text = escapeHtml(line);
  return /^https:\/\/\S+$/.test(line) ? `<a href="${text}" class="plain" style="color:#0d4f38">${text}</a>` : text;
}

function rowHtml([name, value]: readonly [string, string], isStrong: boolean): string {
  const weight = isStrong ? ';font-weight:700' : '';
  const whole = staysWhole(name, value) ? ';white-space:nowrap' : '';
  return `<tr><td style="${style.label}${weight}">${escapeHtml(name)}</td><td style="${style.value}${whole}${weight}">${escapeHtml(value)}</td></tr>`;
}

/** Characters beside each other in a row on a phone of 360 px. */
const charactersInRow = 30;

/** A number that has room beside the longest word of its label is not broken: the label breaks between its words instead. */
function staysWhole(label: string, value: string): boolean {
  const longest = Math.max(...label.split(/[\s-]/).map((word) => word.length));
  return !/\s/.test(value) && longest + value.length <= charactersInRow;
}

/** Name and amounts in one row, the unit price below the name: three columns fit a phone. */
function goodsHtml({ titles, goods }: GoodsBlock): string {
  const title = (text: string, place: 'name' | 'number') =>
    `<th class="second" style="${style[place]};${style.title}">${escapeHtml(text)}</th>`;
  const head = title(titles.name, 'name') + title(titles.amount, 'number') + title(titles.line, 'number');
  return `<table style="${style.table}"><tr>${head}</tr>${goods.map((one) => goodsRow(one, titles)).join('')}</table>`;
}

function goodsRow({ name, detail, amount, unit, line }: Goods, titles: GoodsBlock['titles']): string {
  const second = `<span class="second" style="${style.detail}">${escapeHtml(detail)}<br>${escapeHtml(titles.unit)} ${escapeHtml(unit)}</span>`;
  const number = (text: string) => `<td style="${style.number}">${escapeHtml(text)}</td>`;
  return `<tr><td style="${style.name}">${escapeHtml(name)}<br>${second}</td>${number(amount)}${number(line)}</tr>`;
}

/** The number of an order or document is not broken at its dashes. */
function withBreaks(text: string): string {
  return escapeHtml(text)
    .replaceAll('\n', '<br>')
    .replaceAll(/\b(?:[A-Z]{2}-)?\d{4}-\d{6,}\b/g, '<span style="white-space:nowrap">$&</span>');
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
