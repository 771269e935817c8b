import type { Product } from '@platine/domain/catalog/product.ts';
import { firstPicture } from '@platine/domain/catalog/assets.ts';
import { fullToWire, listedToWire } from '@platine/domain/catalog/productToWire.ts';
import { retiredToWire } from '@platine/domain/catalog/retiredProduct.ts';
import { facetToWire } from '@platine/domain/search/facetToWire.ts';
import { searchRequestFromWire } from '@platine/domain/search/searchRequestFromWire.ts';
import { menuGroups } from '../catalogue/tree.data.ts';
import { findCategory, findRetired, listManufacturers, loadProducts } from '../shop/listings.ts';
import { search } from '../shop/search.ts';
import type { Shop } from '../shop/shop.ts';
import { withVariants } from '../shop/variants.ts';
import type { SomeAnswers } from './answerTypes.ts';

export function catalogueAnswers(shop: Shop) {
  return {
    search: (request) => {
      const found = search(shop, searchRequestFromWire(request));
      return {
        VIEW: request.VIEW,
        SEARCH_STRING: found.text,
        PRODUCTS: [...found.skus],
        MAX_HIT: found.total,
        CORRECTED: found.corrected,
        DROPPED: [...found.dropped],
        SUGGESTIONS: [...found.suggestions],
        FACETS: found.facets.map(facetToWire),
        LOADED:
          request.WITH_PRODUCTS === true && found.skus.length > 0
            ? loadProducts(shop, found.skus).map(toWireOf(shop, request.FILTER_CLASS))
            : [],
      };
    },
    loadProducts: ({ SKUS, FILTER_CLASS }) => ({
      PRODUCTS: loadProducts(shop, SKUS).map(toWireOf(shop, FILTER_CLASS)),
    }),
    retiredProduct: ({ SKU }) => retiredToWire(findRetired(shop, SKU)),
    categoryMenu: () => ({
      GROUPS: menuGroups.map(({ group, title: groupTitle, entries }) => ({
        GROUP: group,
        TITLE: groupTitle,
        ENTRIES: entries.map(({ title, groupTags }) => ({ TITLE: title, GROUPTAGS: [...groupTags] })),
      })),
    }),
    category: ({ PATH }) => {
      const { path, name, parentPath, children } = findCategory(PATH);
      return {
        PATH: path,
        NAME: name,
        HAS_CHILDREN: children.length > 0,
        PARENT_PATH: parentPath,
        CHILDREN: children.map((child) => ({ PATH: child.path, NAME: child.name, HAS_CHILDREN: child.hasChildren })),
      };
    },
    manufacturers: () => ({
      MANUFACTURERS: listManufacturers(shop).map(({ id, name, products, countryCode }) => ({
        MANUFACTURER_ID: id,
        MANUFACTURER_NAME: name,
        PRODUCT_COUNT: products,
        COUNTRY_CODE: countryCode,
      })),
    }),
  } satisfies SomeAnswers;
}

function toWireOf(shop: Shop, filterClass: 'LIST' | 'FULL') {
  return filterClass === 'FULL'
    ? (product: Product) => fullToWire(withVariants(shop, product))
    : (product: Product) => listedToWire({ ...product, assets: firstPicture(product.assets) });
}
