import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { useToolbar } from '../../docs/toolbar.ts';
import type { Viewport } from '../../docs/viewport.ts';
import { isViewport, sizeOf } from '../../docs/viewport.ts';
import { globalTypes, viewports } from '../../globals.ts';
import { Choices } from '../../choices/Choices.tsx';
import styles from './MapControls.module.css';

/** Miniatures are the pictures that were accepted, where there are any, or all are pages as they are now. */
export type Shown = 'accepted' | 'living';

const shownItems = [
  { value: 'accepted', title: 'Accepted' },
  { value: 'living', title: 'Living' },
] as const;

type MapControlsProps = {
  readonly viewport: Viewport;
  readonly onViewport: (viewport: Viewport) => void;
  readonly shown: Shown;
  readonly onShown: (shown: Shown) => void;
  readonly search: string;
  readonly onSearch: (search: string) => void;
};

/** The choices that all miniatures of the map share. Language and theme are those of the toolbar. */
export function MapControls({ viewport, onViewport, shown, onShown, search, onSearch }: MapControlsProps) {
  const { channel } = useContext(DocsContext);
  const toolbar = useToolbar();
  const choose = (global: string) => (value: string) => channel.emit(UPDATE_GLOBALS, { globals: { [global]: value } });
  const widths = Object.keys(viewports)
    .filter(isViewport)
    .map((value) => ({ value, title: String(sizeOf(value).width) }));
  return (
    <form className={styles['root']} onSubmit={(event) => event.preventDefault()}>
      <label className={styles['search']}>
        Find
        <input
          type="search"
          value={search}
          placeholder="payment declined"
          onChange={({ target }) => onSearch(target.value)}
        />
      </label>
      <Choices
        legend="Language"
        items={globalTypes.language.toolbar.items}
        chosen={String(toolbar['language'])}
        onChoose={choose('language')}
      />
      <Choices
        legend="Theme"
        items={globalTypes.theme.toolbar.items}
        chosen={String(toolbar['theme'])}
        onChoose={choose('theme')}
      />
      <Choices legend="Width" items={widths} chosen={viewport} onChoose={onViewport} />
      <Choices legend="Pages" items={shownItems} chosen={shown} onChoose={onShown} />
    </form>
  );
}
