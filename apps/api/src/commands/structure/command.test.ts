import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { commandOf } from './command.ts';

const plain = { what: 'act', by: null, why: '', key: null };
const act = (kind: string, ref: string, wish: object) => ({ ...plain, kind, ref, wish });
const noContact = { name: null, address: null, email: null, url: null };
const maker = { kind: 'maker', name: null, country: null, contact: noContact };
const entries = (change: object) => act('group', 'tools', { act: 'entries', change });

test.each([
  [['list'], { what: 'list', kind: null }],
  [['list', 'group'], { what: 'list', kind: 'group' }],
  [['show', 'maker', '007'], { what: 'show', kind: 'maker', ref: '7' }],
  [['show', 'category', ' 1.2.A '], { what: 'show', kind: 'category', ref: '1.2.a' }],
  [
    ['add', 'maker', '105', '--name', 'A=B', '--country', 'at'],
    act('maker', '105', { act: 'created', facts: { ...maker, name: 'A=B', country: 'at' } }),
  ],
  [
    ['change', 'maker', '105', '--contact-email', 'a@b.example', '--contact-url', ''],
    act('maker', '105', {
      act: 'changed',
      facts: { ...maker, contact: { ...noContact, email: 'a@b.example', url: '' } },
    }),
  ],
  [
    ['change', 'maker', '105', '--contact-name', 'A', '--contact-address', 'B'],
    act('maker', '105', { act: 'changed', facts: { ...maker, contact: { ...noContact, name: 'A', address: 'B' } } }),
  ],
  [
    ['add', 'category', '1.2.3', '--name', 'EN=Boards', '--name', 'de=Platinen'],
    act('category', '1.2.3', {
      act: 'created',
      facts: { kind: 'category', name: { EN: 'Boards', DE: 'Platinen' } },
    }),
  ],
  [
    ['change', 'category', '1.2.3', '--name', 'ALL='],
    act('category', '1.2.3', { act: 'changed', facts: { kind: 'category', name: { ALL: '' } } }),
  ],
  [
    ['add', 'group', 'tools', '--title', 'EN=Tools'],
    act('group', 'tools', { act: 'created', facts: { kind: 'group', title: { EN: 'Tools' }, position: null } }),
  ],
  [
    ['change', 'group', 'tools', '--place', '2'],
    act('group', 'tools', { act: 'changed', facts: { kind: 'group', title: {}, position: 1 } }),
  ],
  [['logo', '105', 'klots.png'], act('maker', '105', { act: 'logo', file: resolve('/home/anna', 'klots.png') })],
  [['logo-remove', '105'], act('maker', '105', { act: 'logo', file: null })],
  [['remove', 'group', 'tools'], act('group', 'tools', { act: 'removed' })],
  [
    ['entry', 'tools', '--title', 'EN=Boards', '--title', 'DE=Platinen', '--tags', 'board,kit'],
    entries({ to: 'add', title: { EN: 'Boards', DE: 'Platinen' }, groupTags: ['board', 'kit'] }),
  ],
  [
    ['entry-change', 'tools', '2', '--title', 'FR=Cartes'],
    entries({ to: 'change', number: 2, title: { FR: 'Cartes' }, groupTags: null }),
  ],
  [
    ['entry-change', 'tools', '2', '--tags', 'board'],
    entries({ to: 'change', number: 2, title: {}, groupTags: ['board'] }),
  ],
  [['entry-order', 'tools', '3,1,2'], entries({ to: 'order', numbers: [3, 1, 2] })],
  [['entry-move', 'tools', '3', '1'], entries({ to: 'move', number: 3, place: 1 })],
  [['entry-remove', 'tools', '2'], entries({ to: 'remove', number: 2 })],
  [
    ['remove', 'maker', '7', '--why', ' gone ', '--by', 'anna', '--key', 'k'],
    { ...act('maker', '7', { act: 'removed' }), why: 'gone', by: 'anna', key: 'k' },
  ],
])('pnpm structure %o', (words, command) => {
  expect(commandOf(words, '/home/anna')).toEqual(command);
});

test.each([
  [[]],
  [['list', 'menu']],
  [['list', 'maker', '7']],
  [['list', '--why', 'x']],
  [['show']],
  [['show', 'maker']],
  [['show', 'maker', 'Orbit']],
  [['show', 'maker', '0']],
  [['show', 'maker', '1234567890']],
  [['show', 'category', ' ']],
  [['show', 'maker', '7', '8']],
  [['show', 'maker', '7', '--name', 'x']],
  [['rename', 'maker', '7', '--name', 'x']],
  [['add', 'maker', '--name', 'Orbit']],
  [['add', 'maker', '7']],
  [['add', 'maker', '7', '--country', 'AT']],
  [['add', 'maker', '7', '--name', 'a', '--name', 'b']],
  [['add', 'maker', '7', '--name', 'a', '--title', 'EN=b']],
  [['add', 'maker', '7', '--name', 'a', '--why', 'x'.repeat(501)]],
  [['add', 'category', '1.2.3', '--name', 'Boards']],
  [['add', 'category', '1.2.3', '--name', 'LB=Schede']],
  [['add', 'category', '1.2.3', '--name', 'EN=a', '--country', 'AT']],
  [['add', 'group', 'tools', '--place', '2']],
  [['add', 'group', 'tools', '--title', 'EN=a', '--tags', 'board']],
  [['change', 'maker', '7']],
  [['change', 'category', '1.2.3', '--why', 'x']],
  [['change', 'group', 'tools', '--place', '0']],
  [['change', 'group', 'tools', '--place', 'last']],
  [['remove', 'maker', '7', '--name', 'x']],
  [['entry', 'tools']],
  [['entry', '', '--title', 'EN=a', '--tags', 'board']],
  [['entry', 'tools', '--title', 'EN=a']],
  [['entry', 'tools', '--tags', 'board']],
  [['entry', 'tools', '2', '--title', 'EN=a', '--tags', 'board']],
  [['entry-change', 'tools', '2']],
  [['entry-change', 'tools', '--tags', 'board']],
  [['entry-change', 'tools', '2', '3', '--tags', 'board']],
  [['entry-change', 'tools', '2', '--place', '2']],
  [['entry-order', 'tools']],
  [['entry-order', 'tools', '2', '--title', 'EN=a']],
  [['entry-remove', 'tools', 'all']],
  [['entry-remove', 'tools', '2', '--tags', 'board']],
  [['entry-move', 'tools', '2']],
  [['entry-sort', 'tools', '2']],
  [['entrys', 'tools', '2']],
  [['logo', '7']],
  [['logo', 'klots.png']],
  [['logo', '7', 'a.png', 'b.png']],
  [['logo', '7', 'a.png', '--name', 'x']],
  [['logo-remove', '7', 'a.png']],
  [['logos', '7', 'a.png']],
])('pnpm structure %o makes no sense', (words) => {
  expect(commandOf(words, '/home/anna')).toBeNull();
});
