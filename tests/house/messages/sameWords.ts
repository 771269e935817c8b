/** Messages that are right in German or French although they read like the English ones: id → why. */
export const sameWords: Readonly<Record<'de' | 'fr', Readonly<Record<string, string>>>> = {
  de: {
    'breadcrumb.start': 'the German word is the same',
    'footer.version': 'the German word is the same',
    'header.menu': 'German shoppers say "Shop" too',
    'topMenu.bricks': 'a brand',
    'topMenu.embedded': "the trade's word in German too",
    'paymentMethod.PAYPAL': 'a brand',
    'shippingMethod.DHL_EXPRESS': 'a brand',
    'shippingMethod.DPD_CLASSIC': 'a brand',
    'shippingMethod.TNT': 'a brand',
    'shippingMethod.UPS_SAVER': 'a brand',
  },
  fr: {
    'cartTotals.total': 'the French word is the same',
    'footer.version': 'the French word is the same',
    'pages.label': 'the French word is the same',
    'productScreen.description': 'the French word is the same',
    'productScreen.documents': 'the French word is the same',
    'topMenu.bricks': 'a brand',
    'paymentMethod.PAYPAL': 'a brand',
    'shippingMethod.DHL_EXPRESS': 'a brand',
    'shippingMethod.DPD_CLASSIC': 'a brand',
    'shippingMethod.TNT': 'a brand',
    'shippingMethod.UPS_SAVER': 'a brand',
  },
};
