import type { Wire } from './wire.ts';

/** One thing that every server of the contract must do; it asserts, and gets a new shopper each time. */
export type Scenario = { readonly name: string; readonly run: (wire: Wire) => Promise<void> };
