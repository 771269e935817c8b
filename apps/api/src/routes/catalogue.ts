import { defaultLanguage } from '@platine/domain/language/language.ts';
import { fullToWire, listedToWire } from '@platine/domain/catalog/productToWire.ts';
import { retiredToWire } from '@platine/domain/catalog/retiredProduct.ts';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import { productNotFound } from '@platine/domain/errors/errorMessages.ts';
import { withAddedWords } from '@platine/domain/search/facets.ts';
import { facetToWire } from '@platine/domain/search/facetToWire.ts';
import { searchRequestFromWire } from '@platine/domain/search/searchRequestFromWire.ts';
import type { CallContext } from './callContext.ts';
import type { Handlers } from './handler.ts';
import { luxembourgDate } from '../time/clock.ts';
import { findCategory, listManufacturers, listMenu } from '../services/catalogue.ts';
import { loadFull, loadListed } from '../services/products.ts';
import { findRetired } from '../services/retiredProducts.ts';
import { searchProducts } from '../search/search.ts';
import { readSession } from '../services/session.ts';

export const catalogueHandlers = {
  async search(wire, context) {
    const request = searchRequestFromWire(wire);
    const language = request.sort === 'name' ? await languageOf(context) : defaultLanguage;
    const { db, now, shop } = context;
    const found = await searchProducts(db, request, { day: luxembourgDate(now), language, synonyms: shop.synonyms });
    return {
      VIEW: request.view,
      SEARCH_STRING: found.text,
      PRODUCTS: [...found.skus],
      MAX_HIT: found.total,
      CORRECTED: found.corrected,
      DROPPED: [...found.dropped],
      SUGGESTIONS: [...found.suggestions],
      FACETS: found.facets.map((facet) => facetToWire(withAddedWords(facet, shop.facetWords))),
      LOADED: wire.WITH_PRODUCTS === true ? await loadWires(context, found.skus, wire.FILTER_CLASS) : [],
    };
  },

  async loadProducts({ SKUS, FILTER_CLASS }, context) {
    const PRODUCTS = await loadWires(context, SKUS, FILTER_CLASS);
    if (PRODUCTS.length === 0) throw new BusinessFailure('ProductNotFoundException', productNotFound(...SKUS));
    return { PRODUCTS };
  },

  async retiredProduct({ SKU }, { db }) {
    const retired = await findRetired(db, SKU);
    if (retired === null) throw new BusinessFailure('ProductNotFoundException', productNotFound(SKU));
    return retiredToWire(retired);
  },

  async categoryMenu(_, { db }) {
    const groups = await listMenu(db);
    return {
      GROUPS: groups.map(({ group, title: groupTitle, entries }) => ({
        GROUP: group,
        TITLE: groupTitle,
        ENTRIES: entries.map(({ title, groupTags }) => ({ TITLE: title, GROUPTAGS: [...groupTags] })),
      })),
    };
  },

  async category({ PATH }, { db }) {
    // Paths are looked up in lower case (spec §3).
    const category = await findCategory(db, PATH.toLowerCase());
    if (category === null) throw new BusinessFailure('CategoryNotFoundException', `Category ${PATH} not found.`);
    return {
      PATH: category.path,
      NAME: category.name,
      HAS_CHILDREN: category.children.length > 0,
      PARENT_PATH: category.parentPath,
      CHILDREN: category.children.map(({ path, name, hasChildren }) => ({
        PATH: path,
        NAME: name,
        HAS_CHILDREN: hasChildren,
      })),
    };
  },

  async manufacturers(_, { db }) {
    const found = await listManufacturers(db);
    return {
      MANUFACTURERS: found.map(({ id, name, countryCode, products }) => ({
        MANUFACTURER_ID: id,
        MANUFACTURER_NAME: name,
        PRODUCT_COUNT: products,
        COUNTRY_CODE: countryCode,
      })),
    };
  },
} satisfies Handlers;

/** Products with the fields of a class, in the order of the SKUs; unknown ones are left out. */
async function loadWires({ db, shop }: CallContext, skus: readonly number[], filterClass: 'LIST' | 'FULL') {
  const catalogue = { db, limits: shop.limits, drawingWords: shop.drawingWords };
  return filterClass === 'FULL'
    ? (await loadFull(catalogue, skus)).map(fullToWire)
    : (await loadListed(catalogue, skus)).map(listedToWire);
}

/** Names are sorted in the shopper's language. */
async function languageOf(context: CallContext) {
  const session = await readSession(context);
  return session.language ?? context.browserLanguage ?? defaultLanguage;
}
