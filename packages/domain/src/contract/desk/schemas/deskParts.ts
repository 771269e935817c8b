import { string } from 'yup';

/** A moment in UTC, as `Date` writes it. */
export const moment = () =>
  string()
    .strict()
    .matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/)
    .required();
