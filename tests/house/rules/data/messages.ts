import type { Rule } from '../rule.ts';

/** Errors and messages (spec §8). */
export const messages: readonly Rule[] = [
  {
    says: '“An error occured. Categories could not be loaded.”',
    tests: ['"An error occured. Categories could not be loaded." is categoriesNotLoaded'],
  },
  {
    says: '`registerDialog.Alert.EMailAlreadyExistsException`',
    tests: [
      'has the key registerDialog.Alert.EMailAlreadyExistsException',
      'EMailAlreadyExistsException is kept until the form changes',
    ],
  },
  {
    says: '`registerDialog.Alert.RegistrationEMailAlreadySendException`',
    tests: [
      'has the key registerDialog.Alert.RegistrationEMailAlreadySendException',
      'RegistrationEMailAlreadySendException is kept until the form changes',
    ],
  },
  {
    says: 'becomes a `ProductNotFoundException`, message “Product with {SKU} not found.”',
    tests: ['a failed product load says which product', 'ProductNotFoundException has the key'],
  },
  { says: 'and the page “Product no longer available” |', tests: ['"Product no longer available" is productGone'] },
  {
    says: '| A promise rejects and nobody handles it |',
    elsewhere: ['packages/ui/src/chrome/NoticeStack/NoticeStack.stories.tsx: UnhandledRejection'],
  },
  {
    says: '“Unfortunately an error has happened - ” and a link “Report feedback”',
    tests: ['"Unfortunately an error has happened - " is pageCrashed', '"Report feedback" is reportFeedback'],
  },
  {
    says: 'a warning chosen by `ERROR_CLASS`',
    tests: ['warns by the error class NewsletterAlreadyRegisteredException'],
  },
  {
    says: 'asks to confirm by the link in an e-mail',
    tests: ['"newsletter: confirm through the link in an e-mail" is newsletterConfirm'],
  },
  {
    says: '| `SUCCESSFUL` is false | kept as the error |',
    tests: ['three outcomes > a business failure, with its fields'],
  },
  { says: '| The network fails |', tests: ['three outcomes > no answer at all'] },
  {
    says: '`ChunkLoadError` after 120 seconds (D29)',
    tests: ['after 119999 ms: loading.slow', 'after 120000 ms: failed', 'a page chunk is lost after 120 s'],
  },
  {
    says: 'a notice that a password may have been overwritten by a random one',
    tests: ['"a password may have been overwritten" is passwordOverwritten'],
  },
  {
    says: 'success notice: a confirming e-mail arrives soon',
    tests: [
      '"password reset: a confirmation e-mail will arrive shortly" is passwordResetSent',
      'forgot password shows the success notice',
    ],
  },
  { says: '“You are not logged in.”', tests: ['"You are not logged in." is'] },
  {
    says: '“To view the requested page, you must be logged in.”',
    tests: ['"To view the requested page, you must be logged in." is'],
  },
  {
    says: '“This e-mail address is not registered in our system.”',
    tests: ['"This e-mail address is not registered in our system." is'],
  },
  { says: '“Your request has been successfully sent.”', tests: ['"Your request has been successfully sent." is'] },
  { says: '“Unfortunately an error occurred.”', tests: ['"Unfortunately an error occurred." is'] },
  {
    says: '“Your changes have been successfully applied.”',
    tests: ['"Your changes have been successfully applied." is'],
  },
  { says: '“An error occurred when saving the changes.”', tests: ['"An error occurred when saving the changes." is'] },
  { says: '“Your registration will be processed.”', tests: ['"Your registration will be processed." is'] },
  { says: '“Warning”, “Success!”, “Error!”', tests: ['"Warning" is', '"Success!" is', '"Error!" is'] },
  {
    says: '“It seems that something went wrong.”',
    tests: ['"It seems that something went wrong." is', 'an unknown class has one default'],
  },
  {
    says: 'Toasts appear at the top in the middle, close by themselves after 2000 ms, and never two at a time',
    tests: ['toasts close after 2000 ms'],
    elsewhere: [
      'packages/ui/src/components/Toast/Toast.stories.tsx: GoesByItself',
      'packages/ui/src/components/Toast/Toast.stories.tsx: OneAtATime',
    ],
  },
  { says: 'Of all errors a share of 0.1 is reported', tests: ['error reports are sampled at 0.1'] },
  {
    says: 'a shipping method and for a payment method that cannot be determined',
    tests: ['"a shipping method that cannot be determined" is', '"a payment method that cannot be determined" is'],
  },
];
