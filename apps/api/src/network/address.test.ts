import { expect, test } from 'vitest';
import { addressGroup, addressIn } from './address.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:4711', '192.0.2.7'],
  ['[2001:db8::1]:4711', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['::ffff:192.0.2.7', '::ffff:192.0.2.7'],
  ['unknown', null],
  ['_hidden', null],
  ['192.0.2.7:', null],
  ['192.0.2:80', null],
  ['[192.0.2.7]:80', null],
  ['[2001:db8::1', null],
  ['', null],
])('D32: the entry %s names the address %s', (entry, address) => {
  expect(addressIn(entry)).toBe(address);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:207', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:0'],
  ['2001:0DB8:0001:00ff::1', '2001:db8:1:0'],
  ['2001:db8:1:100::1', '2001:db8:1:100'],
  ['2001:db8:1:12ff::1', '2001:db8:1:1200'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['unix', 'unix'],
])('D32: the address %s is limited as %s', (address, group) => {
  expect(addressGroup(address)).toBe(group);
});
