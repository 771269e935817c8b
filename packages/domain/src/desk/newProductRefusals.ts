/** Reasons against a new product. `line`: the import would refuse it, for the reason that comes with it. */
export const newProductRefusals = ['taken', 'manufacturer', 'category', 'line'] as const;
export type NewProductRefusal = (typeof newProductRefusals)[number];
