import { expect, test } from 'vitest';
import { menuNameOf, tagsOfGroup } from './menuTags.ts';

const sensors = { title: { EN: 'Sensors and displays' }, groupTags: ['sensors', 'displays'] };
const boards = { title: { EN: 'Boards' }, groupTags: ['boards', 'sensors'] };
const embedded = { name: 'embedded', title: { EN: 'Embedded' }, entries: [sensors, boards] };
const robots = {
  name: 'robotics',
  title: { EN: 'Robotics' },
  entries: [{ title: { EN: 'Robots' }, groupTags: ['robots'] }],
};
const groups = [embedded, robots];

test('a group links to all of its tags, each once', () => {
  expect(tagsOfGroup(embedded)).toEqual(['sensors', 'displays', 'boards']);
});

test.each([
  [['sensors', 'displays'], { kind: 'entry', entry: sensors }],
  [['displays', 'sensors'], { kind: 'entry', entry: sensors }],
  [['robots'], { kind: 'entry', entry: robots.entries[0] }],
  [['boards', 'displays', 'sensors'], { kind: 'group', group: embedded }],
  [['sensors'], null],
  [['sensors', 'displays', 'robots'], null],
  [[], null],
])('the listing of %s is named by what has exactly these tags', (tags, named) => {
  expect(menuNameOf(groups, tags)).toEqual(named);
});
