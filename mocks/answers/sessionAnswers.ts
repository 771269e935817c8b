import { addressFromWire, addressToWire } from '@platine/domain/customer/address.ts';
import { sortedAddresses } from '@platine/domain/customer/addressBook.ts';
import { sessionToWire } from '@platine/domain/customer/sessionToWire.ts';
import { warehouseOf } from '@platine/domain/shipping/warehouse.ts';
import { bookOf } from '../shop/addressBook.ts';
import { addAddress, changeAddress, removeAddress } from '../shop/addresses.ts';
import {
  addFlag,
  updateComment,
  updateEmail,
  updateOwnOrderNumber,
  updatePeppolAddress,
  updateVatId,
} from '../shop/notes.ts';
import { sessionOf, setCustomerData } from '../shop/session.ts';
import type { Shop } from '../shop/shop.ts';
import type { SomeAnswers } from './answerTypes.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';

export function sessionAnswers(shop: Shop) {
  const session = () => sessionToWire(sessionOf(shop));
  /** Answers the session after a change. */
  const after = (_changed: void) => session();
  return {
    currentSession: session,
    updateTotal: session,
    setActiveLanguage: ({ LANGUAGE_CODE }) => after(shop.change({ language: LANGUAGE_CODE })),
    setLanguageChanged: ({ LANGUAGE_CHANGED }) => after(shop.change({ languageChanged: LANGUAGE_CHANGED })),
    setCustomerData: ({ COUNTRY, CUSTOMER_TYPE }) => after(setCustomerData(shop, COUNTRY, CUSTOMER_TYPE)),
    updateVatId: ({ VATID }) => after(updateVatId(shop, VATID)),
    updateEmail: ({ EMAIL }) => after(updateEmail(shop, EMAIL)),
    updateCustomerComment: ({ CUSTOMER_COMMENT }) => after(updateComment(shop, CUSTOMER_COMMENT)),
    updatePeppolAddress: ({ PEPPOL_ADDRESS }) => after(updatePeppolAddress(shop, PEPPOL_ADDRESS)),
    updateCustomerOrderNumber: ({ CUSTOMER_ORDER_NUMBER }) => after(updateOwnOrderNumber(shop, CUSTOMER_ORDER_NUMBER)),
    addFlag: ({ FLAG }) => after(addFlag(shop, FLAG)),
    cartAddAddress: () => {
      const address = addAddress(shop);
      return { ADDRESS: addressToWire(address), SESSION: session() };
    },
    cartChangeAddress: ({ ADDRESS_LABEL, OLD_ADDRESS, NEW_ADDRESS }) => {
      const [before, changed] = [addressFromWire(OLD_ADDRESS), addressFromWire(NEW_ADDRESS)];
      const address = changeAddress(shop, { label: ADDRESS_LABEL, before, after: changed });
      return { ADDRESS: addressToWire(address), SESSION: session() };
    },
    cartRemoveAddress: ({ ADDRESS_DATA }) => after(removeAddress(shop, addressFromWire(ADDRESS_DATA))),
    cartPickupAddress: () => ({ ADDRESS: addressToWire(warehouseOf(exampleShop.identity)) }),
    cartSortedAddresses: () => ({ ADDRESSES: sortedAddresses(bookOf(shop)).map(addressToWire) }),
  } satisfies SomeAnswers;
}
