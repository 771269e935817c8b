import { calls } from '@platine/domain/contract/calls.ts';
import { describe, expect, it } from 'vitest';
import { read } from '../tree.ts';
import { unlike } from './calls.ts';

describe('spec §7: the tables of calls and the contract say the same', () => {
  it('in this repository', () =>
    expect(
      unlike(read('.', 'docs/SPECIFICATION.md'), calls),
      'mend the tables of docs/SPECIFICATION.md, chapter 7',
    ).toEqual([]));

  const text = [
    '## 7 The calls',
    '| Method | Path | Request | Source | Name |',
    '|---|---|---|---|---|',
    '| GET | `/api/version` | – (read: `DATA.VERSION`) | spec | `version` |',
    '| POST | `/api/search` | `q`, `VIEW` | assumed | `search` |',
    '## 8 Errors',
  ].join('\n');
  const version = { method: 'GET', path: '/api/version', source: 'spec' };
  const search = { method: 'POST', path: '/api/search', source: 'assumed' };

  it.each([
    { contract: { version, search }, found: [] },
    { contract: { version }, found: ['only in the specification: search: POST /api/search (assumed)'] },
    {
      contract: { version, search, logout: { ...version, path: '/api/logout' } },
      found: ['only in the contract: logout: GET /api/logout (spec)'],
    },
    {
      contract: { version, search: { ...search, source: 'spec' } },
      found: [
        'only in the specification: search: POST /api/search (assumed)',
        'only in the contract: search: POST /api/search (spec)',
      ],
    },
  ])('and a difference is found: $found', ({ contract, found }) => {
    expect(unlike(text, contract)).toEqual(found);
  });

  it('a malformed row is found', () => {
    expect(unlike(text.replace('| assumed |', '| guessed |'), { version, search })).toHaveLength(2);
  });
});
