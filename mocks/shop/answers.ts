import type { CallName } from '@platine/domain/contract/calls.ts';
import type { RequestOf, ResponseOf } from '@platine/domain/contract/schemas.ts';
import { withDeliveryTo } from '@platine/domain/customer/addressBook.ts';
import type { CountryCode } from '@platine/domain/customer/countries.ts';
import { countryCodes, isEuCountry } from '@platine/domain/customer/countries.ts';
import type { CustomerType } from '@platine/domain/customer/customerType.ts';
import { toEuros } from '@platine/domain/money/money.ts';
import { freeShippingThreshold } from '@platine/domain/shipping/prices.ts';
import { typeMappings } from '@platine/domain/shop/typeMappings.ts';
import { shopVersion } from '@platine/domain/shop/version.ts';
import { changeContact, changeContactLanguage, changePassword } from './accounts/profile.ts';
import { bookOf } from './addressBook.ts';
import { addAddress, changeAddress, pickupAddress, removeAddress, sortedAddresses } from './addresses.ts';
import { addPosition, productsWithoutSale, removePosition } from './cart.ts';
import { checkout, claimAndFinish } from './checkout.ts';
import { mailDepartment } from './accounts/contactMail.ts';
import { category, categoryMenu, loadProducts, manufacturers } from './listings.ts';
import { login, logout } from './accounts/login.ts';
import { newsletterOptIn, newsletterOptOut, newsletterRegister } from './accounts/newsletter.ts';
import { changePasswordWithHash, requestPasswordReset } from './accounts/passwordReset.ts';
import { activate, emailExists, register } from './accounts/registration.ts';
import { search } from './search.ts';
import { mockDate } from './date.ts';
import {
  paymentMethods,
  shippingCosts,
  shippingMethods,
  shippingMethodTexts,
  updatePaymentMethod,
  updateShippingMethod,
} from './methods.ts';
import { addFlag, updateCustomerComment, updateCustomerOrderNumber, updateEmail, updateVatId } from './notes.ts';
import { adoptFromOrder, orderByNumber, transaction, transactions } from './orders.ts';
import { sessionOf } from './session.ts';
import type { Shop, ShopState } from './shop.ts';

/** One for each call of the contract. That they are the API's, the contract suite checks. */
export type Answers = { readonly [Name in CallName]: (request: RequestOf<Name>) => ResponseOf<Name> };
type SomeAnswers = Partial<Answers>;

const version = { VERSION: shopVersion };
const countries = { COUNTRIES: countryCodes.map((code) => ({ COUNTRY_CODE: code, EU_COUNTRY: isEuCountry(code) })) };

export function createAnswers(shop: Shop) {
  return {
    ...shopAnswers,
    ...sessionAnswers(shop),
    ...cartAnswers(shop),
    ...catalogueAnswers(shop),
    ...accountAnswers(shop),
    ...contactAnswers(shop),
    ...addressAnswers(shop),
    ...checkoutAnswers(shop),
    ...orderAnswers(shop),
  } satisfies Answers;
}

const shopAnswers = {
  version: () => version,
  appInfo: () => version,
  typeMapping: ({ NAME }) => ({ NAME, VALUES: [...typeMappings[NAME]] }),
  countries: () => countries,
  shippingCountries: () => countries,
  freeShippingThreshold: ({ COUNTRY_CODE }) => {
    const threshold = freeShippingThreshold(COUNTRY_CODE, mockDate);
    return { COUNTRY_CODE, THRESHOLD: threshold === null ? null : toEuros(threshold) };
  },
} satisfies SomeAnswers;

function sessionAnswers(shop: Shop) {
  const changed = (values: Partial<ShopState>) => {
    shop.change(values);
    return sessionOf(shop);
  };
  return {
    currentSession: () => sessionOf(shop),
    updateTotal: () => sessionOf(shop),
    setActiveLanguage: ({ LANGUAGE_CODE }) => changed({ language: LANGUAGE_CODE }),
    setLanguageChanged: ({ LANGUAGE_CHANGED }) => changed({ languageChanged: LANGUAGE_CHANGED }),
    // The type of who is logged in is the customer record's (spec §6).
    setCustomerData: ({ COUNTRY, CUSTOMER_TYPE }) => changed(customerData(shop, COUNTRY, CUSTOMER_TYPE)),
  } satisfies SomeAnswers;
}

/** An address elsewhere no longer serves for the delivery (D11). */
function customerData(shop: Shop, country: CountryCode, wanted: CustomerType): Partial<ShopState> {
  const customerType = shop.user?.CUSTOMER.CUSTOMER_TYPE ?? wanted;
  if (country === shop.read().country) return { customerType };
  return { country, customerType, addresses: withDeliveryTo(bookOf(shop), country) };
}

function accountAnswers(shop: Shop) {
  return {
    currentUser: () => ({ USER: shop.user }),
    login: (request) => login(shop, request),
    logout: () => logout(shop),
    register: (request) => register(shop, request),
    activate: (request) => activate(shop, request),
    emailExists: (request) => emailExists(shop, request),
    requestPasswordReset: (request) => requestPasswordReset(shop, request),
    changePasswordWithHash: (request) => changePasswordWithHash(shop, request),
    changePassword: (request) => changePassword(shop, request),
    changeContact: (request) => changeContact(shop, request),
    changeContactLanguage: (request) => changeContactLanguage(shop, request),
  } satisfies SomeAnswers;
}

function contactAnswers(shop: Shop) {
  return {
    mailDepartment: (request) => mailDepartment(shop, request),
    newsletterRegister: (request) => newsletterRegister(shop, request),
    newsletterOptIn: (request) => newsletterOptIn(shop, request),
    newsletterOptOut: (request) => newsletterOptOut(shop, request),
  } satisfies SomeAnswers;
}

function cartAnswers(shop: Shop) {
  return {
    cartAddPosition: (request) => addPosition(shop, request),
    cartRemovePosition: (request) => removePosition(shop, request),
    cartProductsWithoutSale: () => ({ NO_SALES: productsWithoutSale(shop) }),
  } satisfies SomeAnswers;
}

function catalogueAnswers(shop: Shop) {
  return {
    search: (request) => search(shop, request),
    loadProducts: (request) => loadProducts(shop, request),
    categoryMenu,
    category,
    manufacturers: () => manufacturers(shop),
  } satisfies SomeAnswers;
}

function addressAnswers(shop: Shop) {
  return {
    cartAddAddress: () => addAddress(shop),
    cartChangeAddress: (request) => changeAddress(shop, request),
    cartRemoveAddress: (request) => removeAddress(shop, request),
    cartPickupAddress: pickupAddress,
    cartSortedAddresses: () => sortedAddresses(shop),
  } satisfies SomeAnswers;
}

function checkoutAnswers(shop: Shop) {
  return {
    shippingCosts: (request) => shippingCosts(shop, request),
    shippingMethodTexts,
    shippingMethods: () => shippingMethods(shop),
    updateShippingMethod: (request) => updateShippingMethod(shop, request),
    paymentMethods: () => paymentMethods(shop),
    updatePaymentMethod: (request) => updatePaymentMethod(shop, request),
    updateVatId: (request) => updateVatId(shop, request),
    updateEmail: (request) => updateEmail(shop, request),
    updateCustomerComment: (request) => updateCustomerComment(shop, request),
    updateCustomerOrderNumber: (request) => updateCustomerOrderNumber(shop, request),
    addFlag: (request) => addFlag(shop, request),
    checkout: (request) => checkout(shop, request),
    claimAndFinish: () => claimAndFinish(shop),
  } satisfies SomeAnswers;
}

function orderAnswers(shop: Shop) {
  return {
    cartAdoptFromOrder: (request) => adoptFromOrder(shop, request),
    orderByNumber: (request) => orderByNumber(shop, request),
    transactions: (request) => transactions(shop, request),
    transaction: (request) => transaction(shop, request),
  } satisfies SomeAnswers;
}
