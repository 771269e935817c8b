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
];
