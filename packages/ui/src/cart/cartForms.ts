/** Where the cart's forms post to when no script runs; the storefront's server answers with a redirect. */
export const cartForms = {
  add: '/shopping_cart/add',
  set: '/shopping_cart/set',
  remove: '/shopping_cart/remove',
} as const;
