/**
 * How a product is taxed: at the standard rate of its destination, at the reduced one that the shop's folder names for the country (Directive
 * 2006/112/EC art. 98: books, for example), or at zero.
 */
export const taxClasses = ['STANDARD', 'REDUCED', 'ZERO'] as const;
export type TaxClass = (typeof taxClasses)[number];
