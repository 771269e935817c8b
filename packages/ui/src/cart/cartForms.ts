/** Addresses that the cart's forms post to without script; the storefront's server answers with a redirect. */
export const cartForms = {
  add: '/shopping_cart/add',
  set: '/shopping_cart/set',
  remove: '/shopping_cart/remove',
} as const;
