import type { DeskCallDescription } from '@platine/domain/contract/desk/deskCallDescription.ts';
import type { DeskCallName } from '@platine/domain/contract/desk/deskCalls.ts';
import { deskCallNames, deskCalls } from '@platine/domain/contract/desk/deskCalls.ts';
import { generalErrors, toHttp } from '@platine/domain/contract/call.ts';
import { parseDeskResponse } from '@platine/domain/contract/desk/parseDesk.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DeskUnderTest, DeskWire } from './deskScenario.ts';
import { cellScenarios } from './cellScenarios.ts';
import { customerScenarios } from './customerScenarios.ts';
import { deskScenarios } from './deskScenarios.ts';
import { figuresScenarios } from './figuresScenarios.ts';
import { importScenarios } from './importScenarios.ts';
import { labelScenarios } from './labelScenarios.ts';
import { logoScenarios } from './logoScenarios.ts';
import { mailScenarios } from './mailScenarios.ts';
import { settingsScenarios } from './settingsScenarios.ts';
import { newProductScenarios } from './newProductScenarios.ts';
import { documentScenarios } from './documentScenarios.ts';
import { pictureScenarios } from './pictureScenarios.ts';
import { productScenarios } from './productScenarios.ts';
import { statementScenarios } from './statementScenarios.ts';
import { structureScenarios } from './structureScenarios.ts';

type Sent = { readonly method: string; readonly url: string; readonly body?: string };
/** Sends a request as a browser at the desk; answers the body, parsed. */
type SendToDesk = (request: Sent) => Promise<unknown>;

type Seen = { readonly succeeded: Set<string>; readonly failed: Set<string> };

/** The calls over a way of sending, each answer of which is checked against the contract. */
export function deskWire(send: SendToDesk, seen: Seen): DeskWire {
  const answerOf = (name: DeskCallName, request: object) => send(toHttp(deskCalls[name], { ...request }));
  return {
    async ask(name, request = {}) {
      const answer = await answerOf(name, request);
      if (typeof answer !== 'object' || answer === null || !('DATA' in answer))
        throw new Error(`${name} failed: ${JSON.stringify(answer)}`);
      seen.succeeded.add(name);
      return parseDeskResponse(name, answer.DATA);
    },
    async refused(name, request = {}) {
      const answer = await answerOf(name, request);
      if (typeof answer !== 'object' || answer === null || !('ERROR_CLASS' in answer))
        throw new Error(`${name} succeeded, but was to be refused: ${JSON.stringify(answer)}`);
      const errorClass = String(answer.ERROR_CLASS);
      const { errors }: DeskCallDescription = deskCalls[name];
      expect([...errors, ...generalErrors].map(String), `declared by ${name}`).toContain(errorClass);
      seen.failed.add(`${name}: ${errorClass}`);
      return errorClass;
    },
  };
}

export type DeskServer = { readonly open: (seen: Seen) => Promise<DeskUnderTest>; readonly stop: () => Promise<void> };

/** Runs the desk's scenarios against a server: the API on each database, and the mocks. */
export function deskSuite(title: string, start: () => Promise<DeskServer>): void {
  describe(title, () => {
    const seen: Seen = { succeeded: new Set(), failed: new Set() };
    let server: DeskServer | null = null;
    beforeAll(async () => {
      server = await start();
    });
    afterAll(async () => server?.stop());

    test.each([
      ...deskScenarios,
      ...statementScenarios,
      ...productScenarios,
      ...cellScenarios,
      ...documentScenarios,
      ...pictureScenarios,
      ...newProductScenarios,
      ...structureScenarios,
      ...logoScenarios,
      ...importScenarios,
      ...customerScenarios,
      ...figuresScenarios,
      ...mailScenarios,
      ...settingsScenarios,
      ...labelScenarios,
    ])('$name', async ({ run }) => {
      if (server === null) throw new Error('The server did not start.');
      const desk = await server.open(seen);
      expect(desk).toBeDefined();
      await run(desk);
    });

    test('every call succeeded once, and failed once with each class that it declares', () => {
      expect(deskCallNames.filter((name) => !seen.succeeded.has(name))).toEqual([]);
      const declared = deskCallNames.flatMap((name) => {
        const { errors }: DeskCallDescription = deskCalls[name];
        return errors.map((errorClass) => `${name}: ${errorClass}`);
      });
      expect(declared.filter((one) => !seen.failed.has(one))).toEqual([]);
    });
  });
}
