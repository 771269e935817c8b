/** The uses of an address; one address may serve several (spec §3). */
export const addressTypes = ['DELIVERY', 'INVOICE', 'PICKUP'] as const;
export type AddressType = (typeof addressTypes)[number];
