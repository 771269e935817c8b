import { boolean } from 'yup';

/** The terms must be accepted; the other policies are noted with them (spec §5, D35). */
export function termsField() {
  return boolean()
    .default(false)
    .test({ name: 'code', message: 'NOT_ACCEPTED', test: (accepted) => accepted });
}
