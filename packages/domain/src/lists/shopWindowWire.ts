import type { ShopWindowWire } from '../contract/schemas/list.ts';
import type { ShownWindow } from './shopWindow.ts';

export function shopWindowToWire({ shortcuts, projects, categories }: ShownWindow): ShopWindowWire {
  return {
    SHORTCUTS: [...shortcuts],
    PROJECTS: projects.map(({ key, title, text, count, parts }) => ({
      SHARE_KEY: key,
      TITLE: title,
      TEXT: text,
      COUNT: count,
      LINES: parts.map(({ sku, amount, name, picture }) => ({
        SKU: sku,
        AMOUNT: amount,
        NAME: name,
        PICTURE: picture?.url ?? null,
        PICTURE_COPYRIGHT: picture?.copyright ?? null,
      })),
    })),
    CATEGORIES: categories.map(({ path, name, count, picture }) => ({
      PATH: path,
      NAME: name,
      COUNT: count,
      PICTURE: picture,
    })),
  };
}

export function shopWindowFromWire({ SHORTCUTS, PROJECTS, CATEGORIES }: ShopWindowWire): ShownWindow {
  return {
    shortcuts: SHORTCUTS,
    projects: PROJECTS.map(({ SHARE_KEY, TITLE, TEXT, COUNT, LINES }) => ({
      key: SHARE_KEY,
      title: TITLE,
      text: TEXT,
      count: COUNT,
      parts: LINES.map(({ SKU, AMOUNT, NAME, PICTURE, PICTURE_COPYRIGHT }) => ({
        sku: SKU,
        amount: AMOUNT,
        name: NAME,
        picture: PICTURE === null ? null : { url: PICTURE, copyright: PICTURE_COPYRIGHT },
      })),
    })),
    categories: CATEGORIES.map(({ PATH, NAME, COUNT, PICTURE }) => ({
      path: PATH,
      name: NAME,
      count: COUNT,
      picture: PICTURE,
    })),
  };
}
