import { optional } from '../codes.ts';
import { fieldLimits } from '../limits.ts';
import { boundedText } from '../text.ts';
import { lettersAnd } from './letters.ts';

/** Street and city: letters, digits, blanks and , . - / (spec §5); also ' and ’ (D16). */
const characters = lettersAnd('0-9,');

export const validateStreet = boundedText(fieldLimits.street, characters);
/** Optional: c/o, company, building, floor, parcel locker (D43). Also what a company's name may hold, # : º ª and °. */
const supplementCharacters = lettersAnd('0-9,&()+–#:ºª°');

export const validateSupplement = optional(boundedText(fieldLimits.supplement, supplementCharacters));
export const validateCity = boundedText(fieldLimits.city, characters);
