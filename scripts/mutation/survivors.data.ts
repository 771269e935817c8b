/** Why changes like this one survive. Lines are not named: they move. */
export type Reason = {
  /** Below packages/domain/src; a folder ends in `/`, `*` is any file. */
  readonly file: string;
  /** Words of the code that was changed. */
  readonly original: string;
  /** Words of the mutated code; any change when left out. */
  readonly replacement?: string;
  readonly why: string;
};

const narrows =
  'The guard only narrows a type for the compiler: the code is reached with that kind alone, or the other kinds end the same.';
const id = 'An id names the machine for the inspector and for `#id` targets; a machine without such a target behaves the same.';
const entered = 'Entering the first state sets it once more.';
const unmatched = 'The default is for the compiler: a group always matches, an index is within its list, or what does not match is no value whatever stands in its place.';
const guard = 'The guard is for the compiler: what it keeps out ends the same without it.';
const tie = 'Equal ones may stand in either order.';
const unread = 'The rule of orders does not read it.';

export const reasons: readonly Reason[] = [
  { file: 'machines/', original: "outcome.kind === 'data'", replacement: 'true', why: narrows },
  { file: 'machines/', original: "outcome.kind === 'failure'", replacement: 'true', why: narrows },
  { file: 'machines/', original: "failure.kind === 'failure'", replacement: 'true', why: narrows },
  { file: 'machines/cartQueue.ts', original: "result.kind === '", replacement: 'true', why: narrows },
  { file: 'machines/cartQueue.ts', original: '[]', replacement: '["Stryker was here"]', why: narrows },
  { file: 'machines/searchBar.ts', original: 'context.hits?.skus', why: narrows },
  { file: 'machines/cartQueue.ts', original: 'context.sending[0]?.sku', why: 'While a change is on its way there is one: the list is never empty there.' },
  { file: 'machines/cartQueue.ts', original: "'cartQueue'", why: id },
  { file: 'machines/consent.ts', original: "'consent'", why: id },
  { file: 'machines/newsletterSignUp.ts', original: "'newsletterSignUp'", why: id },
  { file: 'machines/registration.ts', original: "'registration'", why: id },
  { file: 'machines/searchBar.ts', original: "'searchBar'", why: id },
  { file: 'machines/versionCheck.ts', original: "'versionCheck'", why: id },
  { file: 'machines/checkoutSteps.ts', original: 'summary', why: 'The summary is the last step and never stands before another: the comparison keeps it out of the keys of the progress for the compiler.' },
  { file: 'machines/sessionDialogs.ts', original: '{ failure: null }', why: entered },
  { file: 'customer/vatId.ts', original: 'prefix !== null', replacement: 'true', why: 'Without a prefix no id begins with it: `startsWith(null)` looks for the letters “null”, which capitals never have. The guard is for the compiler.' },
  { file: 'catalog/categoryPath.ts', original: '^[', why: 'Every path lies below the root `1.2`, so its first step has one character; the check of the root follows.' },
  { file: 'catalog/assets.ts', original: "''", why: 'An address that is missing becomes one that is not safe, whatever it reads, and is left out.' },
  { file: 'contract/call.ts', original: "''", why: 'The group of the pattern always matches; the default is for the compiler.' },
  { file: 'contract/calls.ts', original: '.filter(isCallName)', why: 'The filter passes every key: it is there to type them.' },
  { file: 'contract/parse.ts', original: '', why: 'yup lists every broken rule when it does not stop at the first, each with path and type; the other branch is for its types.' },
  { file: 'contract/schemas/parts.ts', original: 'string().strict().min(1)', why: '`required` refuses an empty text as well.' },
  { file: 'validation/check.ts', original: "''", why: 'A broken rule always names its field; the default is for the compiler.' },
  { file: 'validation/customerFields.ts', original: "'PRIVATE'", why: 'Whatever is not COMPANY sees the fields of a private customer.' },
  { file: 'validation/customerFields.ts', original: "typeof country === 'string'", why: 'What is not a text is no country code either; the guard is for the compiler.' },
  { file: 'validation/textField.ts', original: "() => ''", why: 'What becomes nothing gets the default, which is the same empty text.' },
  { file: 'validation/', original: "''", why: 'The field that takes this one\'s place, once type, country or password are known, has the same default; here it is for the type.' },
  { file: 'validation/', original: "'code'", why: 'The name of a yup test; the code that is shown is the message.' },
  { file: 'search/quantity.ts', original: "''", replacement: '"Stryker was here!"', why: unmatched },
  { file: 'search/quantity.ts', original: 'exponent === null', replacement: 'false', why: 'Digits without a power make no number, which is none as well.' },
  { file: 'search/queryPieces.ts', original: "''", replacement: '"Stryker was here!"', why: unmatched },
  { file: 'search/queryPieces.ts', original: 'index < pieces.length', replacement: 'index <= pieces.length', why: 'One step past the end reads an empty piece, which is dropped.' },
  { file: 'search/terms.ts', original: '[]', replacement: '["Stryker was here"]', why: 'A word always has a part; and of what stands for a missing text only single characters would be read, which are no words.' },
  { file: 'search/facet.ts', original: "facet.kind !== 'range'", replacement: 'false', why: 'Prices are always a range; the comparison is for the compiler.' },
  { file: 'search/facets.ts', original: '[]', replacement: '["Stryker was here"]', why: 'A chosen value that no facet has is the same as none.' },
  { file: 'search/facets.ts', original: 'one === other', replacement: 'false', why: tie },
  { file: 'search/facets.ts', original: 'one < other', replacement: 'one <= other', why: tie },
  { file: 'search/listingPlace.ts', original: '() => null', why: 'A unit that is left out is null.' },
  { file: 'search/listingPlace.ts', original: '[]', replacement: '["Stryker was here"]', why: 'A key without fields has no choice.' },
  { file: 'search/listingPlace.ts', original: 'one.key < other.key', replacement: 'one.key <= other.key', why: 'Each key is there once.' },
  { file: 'search/listingPlace.ts', original: 'text !== undefined', replacement: 'true', why: guard },
  { file: 'search/listingPlace.ts', original: "''", replacement: '"Stryker was here!"', why: unmatched },
  { file: 'search/listingPlace.ts', original: 'min > max', replacement: 'min >= max', why: 'Equal ends may be swapped.' },
  { file: 'search/measures.ts', original: "''", replacement: '"Stryker was here!"', why: unmatched },
  { file: 'search/measures.ts', original: '[]', replacement: '["Stryker was here"]', why: unmatched },
  { file: 'search/typos.ts', original: 'first.length < second.length', replacement: 'first.length <= second.length', why: 'Of two words of one length either may be called the shorter one.' },
  { file: 'search/typos.ts', original: "''", replacement: '"Stryker was here!"', why: 'Both words are joined in the same way before they are compared.' },
  { file: 'search/typos.ts', original: 'one.word < other.word', replacement: 'one.word <= other.word', why: 'Each known word is there once.' },
  { file: 'order/creditParts.ts', original: 'missing < 0', replacement: 'missing <= 0', why: 'Where nothing is missing, nothing is added or taken either way.' },
  { file: 'order/standardShipment.ts', original: '[]', replacement: '["Stryker was here"]', why: 'Of these sums only the charge for the delivery is read.' },
  { file: 'customer/addressBook.ts', original: 'toLowerCase', why: 'Names are compared in one case, whichever it is.' },
  { file: 'customer/addressBook.ts', original: 'key(one) < key(other)', replacement: 'key(one) <= key(other)', why: tie },
  { file: 'customer/mailSign.ts', original: "''", replacement: '"Stryker was here!"', why: unmatched },
  { file: 'customer/mailSign.ts', original: '[]', replacement: '["Stryker was here"]', why: unmatched },
  { file: 'customer/offeredCountry.ts', original: 'regionPattern.exec(languageTag)?.[1]?.toUpperCase', why: unmatched },
  { file: 'customer/offeredCountry.ts', original: "''", replacement: '"Stryker was here!"', why: unmatched },
  { file: 'customer/vatId.ts', original: "'unknown'", why: 'Whatever is not invalid stops no order.' },
  { file: 'checkout/charge.ts', original: "''", replacement: '"Stryker was here!"', why: 'Luxembourg has one VAT area: its zip codes change nothing.' },
  { file: 'checkout/charge.ts', original: 'method !== null', replacement: 'true', why: guard },
  { file: 'checkout/progress.ts', original: 'shippingMethod !== null', replacement: 'true', why: guard },
  { file: 'catalog/mediaAddress.ts', original: "''", replacement: '"Stryker was here!"', why: unmatched },
  { file: 'catalog/mediaAddress.ts', original: '[]', replacement: '["Stryker was here"]', why: unmatched },
  { file: 'catalog/mediaAddress.ts', original: 'one < width', replacement: 'one <= width', why: 'The width of the picture itself is added where it is missing.' },
  { file: 'catalog/mediaAddress.ts', original: "format !== 'avif'", replacement: 'false', why: guard },
  { file: 'catalog/product.ts', original: 'URL !== null', replacement: 'true', why: guard },
  { file: 'language/language.ts', original: "''", replacement: '"Stryker was here!"', why: unmatched },
  { file: 'money/priceHistory.ts', original: 'since.getTime() > begin', replacement: 'since.getTime() >= begin', why: 'A price of that very moment is known either way, and the lowest stays the lowest when it counts twice.' },
  { file: 'money/vatCase.ts', original: "''", replacement: '"Stryker was here!"', why: 'What is no zip code lies in no territory.' },
  { file: 'shipping/readiness.ts', original: "state.kind === 'timeFrame'", replacement: 'true', why: guard },
  { file: 'shipping/readiness.ts', original: '[]', replacement: '["Stryker was here"]', why: guard },
  { file: 'shipping/overview.ts', original: 'false', replacement: 'true', why: 'Companies see prices without VAT, and private customers have no VAT id: the check changes no price.' },
  { file: 'shop/constants.ts', original: "'region'", why: 'The name of a cookie: any name does.' },
  { file: 'shop/throttle.ts', original: 'longest === undefined', why: 'A full bucket as it was, and the same one emptied until now, lead to the same waits.' },
  { file: 'shop/throttle.ts', original: 'bucket === null', replacement: 'false', why: 'An empty bucket takes a try: what is refused has a bucket. The guard is for the compiler.' },
  { file: 'validation/contact.ts', original: "typeof prepared === 'string'", replacement: 'true', why: guard },
  { file: 'validation/formSchemas.ts', original: 'addressSchema', why: 'A table: its schemas have tests of their own, and each form of the storefront takes one by its name.' },
  { file: 'machines/checkout.ts', original: "'summary'", why: 'A step that does not exist has the same steps before it as the last one.' },
  { file: 'machines/orderLife.ts', original: "'orderLife'", why: id },
  { file: 'machines/orderLife.ts', original: "'CUSTOMER'", why: unread },
  { file: 'machines/orderLife.ts', original: "''", replacement: '"Stryker was here!"', why: unread },
  { file: 'machines/orderLife.ts', original: 'false', replacement: 'true', why: unread },
  { file: 'machines/orderLife.ts', original: "'allowed'", why: 'The rule allows this act in every order of such a state.' },
  { file: 'errors/errorReport.ts', original: "''", replacement: '"Stryker was here!"', why: 'Words in the place of a stack or a message name no script.' },
  { file: 'contract/schemas/parts.ts', original: "''", replacement: '"Stryker was here!"', why: 'A text that is missing is never too long: it gets its default before.' },
];
