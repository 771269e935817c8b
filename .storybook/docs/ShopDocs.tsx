import fjord from '@platine/ui/tokens/brands/fjord/fjord.css?raw';
import sheet from '@platine/ui/tokens/tokens.css?raw';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { useLayoutEffect } from 'react';
import { brandsOf } from '../brand.ts';
import { applyTheme } from '../theme.ts';
import { useIsDark, useToolbar } from './toolbar.ts';

/** Each brand's sheet declares again what it changes. */
const looks = { platine: brandsOf(sheet), fjord: brandsOf(sheet + fjord) };

/** A docs page in the shop's colours and in the theme of the toolbar. */
export function ShopDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const toolbar = useToolbar();
  const isDark = useIsDark();
  const look = toolbar['brand'] === 'fjord' ? looks.fjord : looks.platine;
  useLayoutEffect(() => applyTheme(toolbar), [toolbar]);
  return (
    <DocsContainer context={context} theme={isDark ? look.dark : look.light}>
      {children}
    </DocsContainer>
  );
}
