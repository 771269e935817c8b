import { expect, test } from 'vitest';
import { object } from 'yup';
import { check } from './check.ts';
import { droppedField, textField } from './textField.ts';

const form = object({
  validated: textField(
    (text) => text.trim(),
    (text) => (text === '' ? 'REQUIRED' : null),
  ),
});

test('spec §5: a text is normalised', () => {
  expect(check(form, { validated: ' a ' })).toEqual({ kind: 'valid', value: { validated: 'a' } });
});

test.each([
  { validated: '' },
  { validated: '  ' },
  {},
  { validated: undefined },
  { validated: null },
  { validated: 7 },
])('spec §5: %o is no text', (entered) => {
  expect(check(form, entered)).toEqual({ kind: 'invalid', problems: [{ field: 'validated', code: 'REQUIRED' }] });
});

test.each([{ dropped: 'left over' }, { dropped: 7 }, { dropped: '' }, {}])(
  'spec §6: of a field that is not seen, %o is dropped',
  (entered) => {
    expect(check(object({ dropped: droppedField() }), entered)).toEqual({ kind: 'valid', value: { dropped: '' } });
  },
);
