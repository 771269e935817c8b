import { addressFromWire, addressToWire } from '@platine/domain/customer/address.ts';
import { sortedAddresses } from '@platine/domain/customer/addressBook.ts';
import { sessionToWire } from '@platine/domain/customer/sessionToWire.ts';
import { warehouseOf } from '@platine/domain/shipping/warehouse.ts';
import type { Handlers } from './handler.ts';
import { addAddress, changeAddress, removeAddress } from '../services/checkout/addresses.ts';
import {
  addFlag,
  updateComment,
  updateEmail,
  updateOwnOrderNumber,
  updatePeppolAddress,
  updateVatId,
} from '../services/checkout/notes.ts';
import { readSession } from '../services/session.ts';

/** The parts of a session beside its cart: addresses, and notes for the order. */
export const addressHandlers = {
  async cartAddAddress(_, context) {
    const { session, result } = await addAddress(context);
    return { ADDRESS: addressToWire(result), SESSION: sessionToWire(session) };
  },

  async cartChangeAddress({ ADDRESS_LABEL, OLD_ADDRESS, NEW_ADDRESS }, context) {
    const { session, result } = await changeAddress(context, {
      label: ADDRESS_LABEL,
      before: addressFromWire(OLD_ADDRESS),
      after: addressFromWire(NEW_ADDRESS),
    });
    return { ADDRESS: addressToWire(result), SESSION: sessionToWire(session) };
  },

  async cartRemoveAddress({ ADDRESS_DATA }, context) {
    const { session } = await removeAddress(context, addressFromWire(ADDRESS_DATA));
    return sessionToWire(session);
  },

  async cartPickupAddress(_, { shop }) {
    return { ADDRESS: addressToWire(warehouseOf(shop.identity)) };
  },

  async cartSortedAddresses(_, context) {
    const { addresses } = await readSession(context);
    return { ADDRESSES: sortedAddresses(addresses).map(addressToWire) };
  },

  async updateVatId({ VATID }, context) {
    return sessionToWire(await updateVatId(context, VATID));
  },

  async updateEmail({ EMAIL }, context) {
    return sessionToWire(await updateEmail(context, EMAIL));
  },

  async updateCustomerComment({ CUSTOMER_COMMENT }, context) {
    return sessionToWire(await updateComment(context, CUSTOMER_COMMENT));
  },

  async updateCustomerOrderNumber({ CUSTOMER_ORDER_NUMBER }, context) {
    return sessionToWire(await updateOwnOrderNumber(context, CUSTOMER_ORDER_NUMBER));
  },

  async updatePeppolAddress({ PEPPOL_ADDRESS }, context) {
    return sessionToWire(await updatePeppolAddress(context, PEPPOL_ADDRESS));
  },

  async addFlag({ FLAG }, context) {
    return sessionToWire(await addFlag(context, FLAG));
  },
} satisfies Handlers;
