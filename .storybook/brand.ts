import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';
import type { Theme } from '@platine/domain/brand/colours.ts';
import { coloursOf, declaredIn } from '@platine/domain/brand/colours.ts';

export type Brands = Readonly<Record<Theme, ThemeVars>>;

/** Dresses Storybook's own parts, which know no tokens, in those of the shop's style sheet. */
export const brandsOf = (css: string): Brands => ({ light: brandOf(css, 'light'), dark: brandOf(css, 'dark') });

function brandOf(css: string, theme: Theme): ThemeVars {
  const declared = declaredIn(css);
  const colour = coloursOf(css);
  const of = (token: string) => colour(`color-${token}`, theme);
  return create({
    base: theme,
    brandTitle: 'Platine',
    brandUrl: './',
    brandImage: wordmark(of),
    brandTarget: '_self',
    fontBase: declared.get('font-text') ?? '',
    fontCode: declared.get('font-mono') ?? '',
    colorPrimary: of('mark'),
    colorSecondary: of('link'),
    appBg: of('tint'),
    appContentBg: of('paper'),
    appHoverBg: of('tint'),
    appPreviewBg: of('paper'),
    appBorderColor: of('hairline'),
    appBorderRadius: 3,
    textColor: of('ink'),
    textInverseColor: of('paper'),
    textMutedColor: of('ink-second'),
    barBg: of('panel'),
    barTextColor: of('ink-second'),
    barHoverColor: of('link'),
    barSelectedColor: of('link'),
    buttonBg: of('panel'),
    buttonBorder: of('edge'),
    booleanBg: of('tint'),
    booleanSelectedBg: of('panel'),
    inputBg: of('panel'),
    inputBorder: of('edge'),
    inputTextColor: of('ink'),
    inputBorderRadius: 3,
  });
}

/** The logo and the name as a picture: Storybook's head takes nothing else. It is the shop's favicon with letters. */
function wordmark(colour: (token: string) => string): string {
  const pins = 'M11 2v4m5-4v4m5-4v4M11 26v4m5-4v4m5-4v4M2 11h4m-4 5h4m-4 5h4m20-10h4m-4 5h4m-4 5h4';
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 130 32" width="130" height="32">',
    `<rect width="32" height="32" rx="3" fill="${colour('board')}"/>`,
    `<path fill="none" stroke="${colour('pad')}" stroke-width="1.6" d="${pins}"/>`,
    `<g fill="none" stroke="${colour('on-board')}"><rect x="6" y="6" width="20" height="20" rx="2.5" stroke-width="1.8"/>`,
    '<path stroke-width="2.4" d="M12.5 22V10h5a3.6 3.6 0 0 1 0 7.2h-5"/></g>',
    `<text x="42" y="23.5" font-family="system-ui, sans-serif" font-size="22" font-weight="700" fill="${colour('ink')}">Platine</text>`,
    '</svg>',
  ];
  return `data:image/svg+xml,${encodeURIComponent(svg.join(''))}`;
}
