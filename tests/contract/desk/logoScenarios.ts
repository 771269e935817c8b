import { structureEditToWire } from '@platine/domain/desk/deskStructure.ts';
import { expect } from 'vitest';
import type { DeskScenario } from './deskScenario.ts';
import { redDot } from './dots.data.ts';

/** A PDF, in base64. */
const noPicture = 'JVBERi0xLjQKMSAwIG9iajw8L1R5cGUvQ2F0YWxvZz4+ZW5kb2JqCnRyYWlsZXI8PC9Sb290IDEgMCBSPj4KJSVFT0YK';
const maker = { kind: 'maker', ref: '881', name: 'Perihel', country: null, contact: null, logo: null } as const;

/** Logos of makers at the desk. */
export const logoScenarios: readonly DeskScenario[] = [
  {
    name: 'issue 20: a maker gets a logo by hand, keeps it when it is renamed, and loses it; a file that is none is refused',
    async run({ ask, refused, addOperator }) {
      const request = { REF: maker.ref, SEEN: 1_000_000, KEY: 'a', WHY: 'perihel.png', FILE: redDot };
      expect(await refused('deskSetLogo', request)).toBe('NotLoggedInException');
      await ask('deskSignIn', await addOperator('martha', 'orders'));
      expect(await refused('deskSetLogo', request)).toBe('ForbiddenException');
      await ask('deskSignIn', await addOperator('marlene', 'catalogue'));
      expect((await ask('deskSetLogo', request)).REFUSAL, 'a maker that is not there').toBe('unknown');
      const named = { SEEN: 1_000_000, WHY: 'new', KEY: 'maker' };
      await ask('deskEditStructure', { ...named, EDIT: structureEditToWire({ act: 'created', entry: maker }) });
      const of = ({ MAKERS }: Awaited<ReturnType<typeof ask<'deskStructure'>>>) =>
        MAKERS.find(({ REF }) => REF === maker.ref)?.LOGO;
      const { RESULT, STRUCTURE } = await ask('deskSetLogo', { ...request, KEY: 'b' });
      expect(RESULT).toBe('done');
      expect(of(STRUCTURE)?.ALL).toMatch(/^(?:\/media\/|data:image\/png)/);
      expect(STRUCTURE.CHANGES[0]).toMatchObject({
        BY: 'marlene',
        WHY: 'perihel.png',
        KIND: 'maker',
        REF: '881',
        ACT: 'changed',
        FACTS: [{ FIELD: 'LOGO', BEFORE: '', AFTER: of(STRUCTURE)?.ALL }],
      });
      const again = await ask('deskSetLogo', { ...request, KEY: 'b' });
      expect(again.STRUCTURE.CHANGES, 'pressed twice').toHaveLength(STRUCTURE.CHANGES.length);
      const late = await ask('deskSetLogo', { ...request, KEY: 'c', SEEN: 0 });
      expect(late.RESULT, 'without having seen it').toBe('conflict');
      expect((await ask('deskSetLogo', { ...request, KEY: 'd', FILE: noPicture })).REFUSAL).toBe('otherFile');
      expect((await ask('deskSetLogo', { ...request, KEY: 'e', FILE: redDot.slice(0, 52) })).REFUSAL).toBe(
        'damagedPicture',
      );
      expect(await refused('deskSetLogo', { ...request, FILE: 'no base64!' })).toBe('InvalidRequestException');
      const renamed = structureEditToWire({ act: 'changed', entry: { ...maker, name: 'Perihel AG' } });
      const after = await ask('deskEditStructure', { ...named, KEY: 'renamed', EDIT: renamed });
      expect(of(after.STRUCTURE), 'renamed').toEqual(of(STRUCTURE));
      const gone = await ask('deskSetLogo', { ...request, KEY: 'f', WHY: 'removed', FILE: null });
      expect([gone.RESULT, of(gone.STRUCTURE)]).toEqual(['done', null]);
      expect(of(await ask('deskStructure'))).toBeNull();
    },
  },
];
