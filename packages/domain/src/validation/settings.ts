import { object } from 'yup';
import { kindFields } from './customerFields.ts';

/** The settings dialog: customer type and delivery country (spec §2). */
export const settingsSchema = object(kindFields);
