import type { CartAmount } from '../cart/merge.ts';
import type { Asset, MainPicture } from '../catalog/assets.ts';
import { mainPicture } from '../catalog/assets.ts';
import type { LocalizedText } from '../language/text.ts';
import { textIn } from '../language/text.ts';
import type { SavedList } from './savedList.ts';

/** A list that the shop has put together, such as the parts of a weather station. */
export type Project = {
  /** The end of its address. */
  readonly key: string;
  readonly title: LocalizedText;
  /** One or two sentences. */
  readonly text: LocalizedText;
  readonly parts: readonly CartAmount[];
};

/** The shop in two sentences. */
export type ShopIntro = { readonly title: LocalizedText; readonly text: LocalizedText };

/** The shop's own choice for its start page. */
export type ShopWindow = {
  /** Null for the program's words. */
  readonly intro: ShopIntro | null;
  /** Values and words that many search for. */
  readonly shortcuts: readonly string[];
  readonly projects: readonly Project[];
};

/** A part of a project, with the facts that the start page shows. */
export type ShownPart = {
  readonly sku: number;
  readonly amount: number;
  readonly name: LocalizedText;
  readonly picture: MainPicture | null;
};

export type ShownProject = Omit<Project, 'parts'> & {
  /** Number of its parts that can be ordered today. */
  readonly count: number;
  /** Those that are shown: of the first project alone, which stands large. */
  readonly parts: readonly ShownPart[];
};

/** A category right below the root, as a tile of the start page. */
export type CategoryTile = {
  readonly path: string;
  readonly name: LocalizedText;
  /** Its products, with those of the categories below it. */
  readonly count: number;
  /** Address of the picture of one of them. */
  readonly picture: LocalizedText | null;
};

export type ShownWindow = {
  readonly shortcuts: readonly string[];
  readonly projects: readonly ShownProject[];
  readonly categories: readonly CategoryTile[];
};

type Matched = Pick<SavedList, 'lines' | 'products'>;

/** The project as a list. Parts that the catalogue has never had are left out: a shop may begin with another catalogue. */
export function projectList({ title, text }: Project, { lines, products }: Matched): SavedList {
  const known = lines.filter(({ partNumber }) => partNumber !== '');
  return { name: textIn(title, 'EN'), shareKey: null, lines: known, products, project: { title, text } };
}

/** The most parts that the start page names; all of them stand on the project's page. */
const mostShown = 4;

/** A picture for a category's tile, which has no room for a copyright text: a picture with one stands on none (D34). */
export function tilePicture(assets: readonly Asset[]): LocalizedText | null {
  const picture = mainPicture(assets);
  return picture === null || picture.copyright !== null ? null : picture.url;
}

/** The shop's window; a project without a part that can be ordered is left out, and so is a category without products. */
export function shownWindow(
  { shortcuts, projects }: Omit<ShopWindow, 'intro'>,
  matched: readonly Matched[],
  categories: readonly CategoryTile[],
): ShownWindow {
  const shown = projects.flatMap((project, at) => shownProject(project, matched[at] ?? { lines: [], products: [] }));
  return {
    shortcuts,
    projects: shown.map((project, at) => ({ ...project, parts: at === 0 ? project.parts : [] })),
    categories: categories.filter(({ count }) => count > 0),
  };
}

/** The project with the parts that can be ordered today, or what takes their place; none without any. */
function shownProject({ key, title, text }: Project, { lines, products }: Matched): ShownProject[] {
  const bySku = new Map(products.map((product) => [product.sku, product]));
  const parts = lines.flatMap(({ amount, chosen }) => {
    const product = bySku.get(chosen ?? 0);
    return product === undefined
      ? []
      : [{ sku: product.sku, amount, name: product.name, picture: mainPicture(product.assets) }];
  });
  return parts.length === 0 ? [] : [{ key, title, text, count: parts.length, parts: parts.slice(0, mostShown) }];
}
