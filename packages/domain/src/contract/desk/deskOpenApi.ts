import { operatorTasks } from '../../desk/operator.ts';
import type { DescribedCall, DocumentPlace } from '../openApi/contractDocument.ts';
import { contractDocument } from '../openApi/contractDocument.ts';
import type { JsonObject } from '../openApi/jsonSchema.ts';
import type { DeskCallDescription } from './deskCallDescription.ts';
import type { DeskCallName } from './deskCalls.ts';
import { deskCallNames, deskCalls } from './deskCalls.ts';
import { deskSchemas } from './deskSchemas.ts';
import { deskSummaries } from './deskSummaries.data.ts';

const description = [
  'The calls of the desk, for programs such as an ERP. A request and a response are JSON; amounts of money are euros with VAT of Luxembourg unless a field says otherwise.',
  'A response is an envelope: SUCCESSFUL with DATA, or not SUCCESSFUL with an ERROR_CLASS, whatever the HTTP status.',
  `A token is made by "pnpm operator token" and may do one or more of: ${operatorTasks.join(', ')}. Each call names the one that it needs. Without a valid token no call exists: the answer is 404.`,
  'A KEY makes a call repeatable: the same call with the same KEY is done once.',
].join('\n\n');

const securitySchemes = { accessToken: { type: 'http', scheme: 'bearer' } } as const;

/** The OpenAPI 3.1 document of the desk's calls that programs make with an access token; those that sign somebody in are left out. */
export function deskOpenApiDocument(place: DocumentPlace): JsonObject {
  const calls = deskCallNames.flatMap(describedCall);
  return contractDocument({ title: 'Desk API', description, components: {}, calls, securitySchemes, ...place });
}

function describedCall(name: DeskCallName): DescribedCall[] {
  const call: DeskCallDescription = deskCalls[name];
  const { task } = call;
  if (task === null) return [];
  const security = { accessToken: [task] };
  return [{ name, call, tag: task, summary: deskSummaries[name], security, ...deskSchemas[name] }];
}
