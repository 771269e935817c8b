/** Addresses that the forms of lists post to. The storefront's server answers all, with script or without. */
export const createListForm = '/list/create';
export const addToListForm = '/list/add';
export const changeListForm = '/list/change';
export const removeListForm = '/list/remove';
export const shareListForm = '/list/share';

/** Address that the form of own numbers posts to. */
export const ownNumbersForm = '/own_numbers/set';

/** The fields of a line, by its number: the product that it is saved for, and whether it is removed. Amount, note and ordered product are fields of a parts list. */
export const listedField = (line: number) => `LISTED-${line}`;
/** The account's own number for the product of the line. */
export const ownNumberField = (line: number) => `OWN-${line}`;
export const removeField = (line: number) => `REMOVE-${line}`;
