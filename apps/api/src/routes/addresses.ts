import { addressToWire } from '@platine/domain/customer/address.ts';
import { sortedAddresses } from '@platine/domain/customer/addressBook.ts';
import { warehouse } from '@platine/domain/shipping/warehouse.ts';
import type { Handlers } from './handler.ts';
import { sessionToWire } from '../serializers/session.ts';
import { addAddress, changeAddress, removeAddress } from '../services/checkout/addresses.ts';
import {
  addFlag,
  updateCustomerComment,
  updateCustomerOrderNumber,
  updateEmail,
  updateVatId,
} from '../services/checkout/notes.ts';
import { readSession } from '../services/session.ts';

/** What a session says beside its cart: where goods go, and what is noted for the order. */
export const addressHandlers = {
  async cartAddAddress(_, context) {
    const { state, result } = await addAddress(context);
    return { ADDRESS: addressToWire(result), SESSION: sessionToWire(state, context.now) };
  },

  async cartChangeAddress(request, context) {
    const { state, result } = await changeAddress(context, request);
    return { ADDRESS: addressToWire(result), SESSION: sessionToWire(state, context.now) };
  },

  async cartRemoveAddress(request, context) {
    const { state } = await removeAddress(context, request);
    return sessionToWire(state, context.now);
  },

  async cartPickupAddress() {
    return { ADDRESS: addressToWire(warehouse) };
  },

  async cartSortedAddresses(_, context) {
    const { chosen } = await readSession(context);
    return { ADDRESSES: sortedAddresses(chosen.addresses).map(addressToWire) };
  },

  async updateVatId(request, context) {
    return sessionToWire(await updateVatId(context, request), context.now);
  },

  async updateEmail(request, context) {
    return sessionToWire(await updateEmail(context, request), context.now);
  },

  async updateCustomerComment(request, context) {
    return sessionToWire(await updateCustomerComment(context, request), context.now);
  },

  async updateCustomerOrderNumber(request, context) {
    return sessionToWire(await updateCustomerOrderNumber(context, request), context.now);
  },

  async addFlag(request, context) {
    return sessionToWire(await addFlag(context, request), context.now);
  },
} satisfies Handlers;
