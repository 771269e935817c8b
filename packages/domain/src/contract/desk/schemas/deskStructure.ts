import { array, string } from 'yup';
import {
  mostMenuEntries,
  structureActs,
  structureKinds,
  structureRefusals,
  structureResults,
} from '../../../desk/structureEdit.ts';
import { filledText, flag, listOf, localized, oneOf, record, text, textOrNothing, whole } from '../../schemas/parts.ts';
import { moment } from './deskParts.ts';
import { sentFile } from './deskProduct.ts';

const contact = record({
  NAME: text(200),
  ADDRESS: text(300),
  EMAIL: string().strict().nullable().defined(),
  URL: string().strict().nullable().defined(),
});

/** PRODUCTS are those of the catalogue that name it, RETIRED those that have left the catalogue. */
const use = { PRODUCTS: whole(), RETIRED: whole() };

/** REF is a maker's number. */
const maker = record({
  REF: filledText(80),
  NAME: text(200),
  COUNTRY_CODE: string().strict().nullable().defined(),
  SAFETY_CONTACT: contact.nullable().defined(),
  /** The address of its picture among the shop's media. */
  LOGO: localized().nullable().defined(),
  ...use,
});
/** REF is a category's path. */
const category = record({ REF: filledText(80), NAME: localized(), ...use });
const menuEntry = record({ TITLE: localized(), GROUPTAGS: listOf(text(100)) });
/** REF is a group's key; groups stand in the menu's order. */
const group = record({ REF: filledText(80), TITLE: localized(), ENTRIES: listOf(menuEntry) });

const change = record({
  ID: whole(1),
  AT: moment(),
  BY: filledText(200),
  WHY: text(),
  KIND: oneOf(structureKinds),
  REF: filledText(80),
  ACT: oneOf(structureActs),
  FACTS: listOf(record({ FIELD: filledText(60), BEFORE: text(100_000), AFTER: text(100_000) })),
  OVERWRITTEN: flag(),
});

/** Makers stand by name, categories by path. CHANGES are the newest changes by hand. */
export const deskStructure = record({
  MAKERS: listOf(maker),
  CATEGORIES: listOf(category),
  GROUPS: listOf(group),
  CHANGES: listOf(change),
});

/** A change. `removed` takes KIND and REF alone; NAME, COUNTRY_CODE and CONTACT are a maker's, TITLE a category's name or a group's title, ENTRIES and POSITION (0 is the first) a group's. */
const edit = record({
  ACT: oneOf(structureActs),
  KIND: oneOf(structureKinds),
  REF: filledText(80),
  NAME: textOrNothing(500),
  COUNTRY_CODE: textOrNothing(20),
  CONTACT: record({
    NAME: textOrNothing(500),
    ADDRESS: textOrNothing(500),
    EMAIL: textOrNothing(500),
    URL: textOrNothing(500),
  }),
  TITLE: localized().default({}),
  // Not strict: a program that changes something else leaves it out.
  ENTRIES: array()
    .of(record({ TITLE: localized(), GROUPTAGS: listOf(text(100)).max(100) }))
    .max(mostMenuEntries)
    .default([]),
  POSITION: whole(0, 1000).default(0),
});
/** SEEN is the ID of the newest change that the operator sees, 0 without one; KEY is the same for each repetition of one press. */
export const editStructureRequest = record({
  SEEN: whole(),
  KEY: filledText(100),
  WHY: filledText(500),
  EDIT: edit,
});
/** FILE is a picture as for a product; null takes the logo away. WHY may be the file's name; SEEN and KEY are as for every other change. */
export const setLogoRequest = record({
  REF: filledText(80),
  SEEN: whole(),
  KEY: filledText(100),
  WHY: filledText(500),
  FILE: sentFile().nullable().defined(),
});
/** REASON says what the import has against the line, in English; empty for none. STRUCTURE is how everything stands after it; its newest change to the same entry says who was faster. */
export const editStructureAnswer = record({
  RESULT: oneOf(structureResults),
  REFUSAL: oneOf(structureRefusals).nullable().defined(),
  REASON: text(1000),
  STRUCTURE: deskStructure,
});
