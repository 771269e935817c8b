import sheet from '@platine/ui/tokens/tokens.css?raw';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { useLayoutEffect } from 'react';
import { brandsOf } from '../brand.ts';
import { wearTheme } from '../theme.ts';
import { useIsDark, useToolbar } from './toolbar.ts';

const brands = brandsOf(sheet);

/** A docs page in the shop's colours and in the theme of the toolbar. */
export function ShopDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const toolbar = useToolbar();
  const isDark = useIsDark();
  useLayoutEffect(() => wearTheme(toolbar), [toolbar]);
  return (
    <DocsContainer context={context} theme={isDark ? brands.dark : brands.light}>
      {children}
    </DocsContainer>
  );
}
