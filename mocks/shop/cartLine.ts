export type CartLine = { readonly sku: number; readonly amount: number; readonly note?: string | undefined };
