import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { DeskCallName } from '@platine/domain/contract/desk/deskCalls.ts';
import type { DeskRequestOf, DeskResponseOf } from '@platine/domain/contract/desk/deskSchemas.ts';
import type { DeskActor } from '@platine/domain/desk/operator.ts';
import type { DeskVisitor } from '../../services/desk/signIn.ts';
import type { Labelling } from '../../services/labels/performLabels.ts';
import type { ShopFolder } from '../../shop/shopFolder.ts';
import type { Performing } from '../../services/money/performRequests.ts';

/** The circumstances of one call of the desk. */
export type DeskContext = DeskVisitor &
  Performing &
  Labelling & {
    /** Where pictures are kept; null for nowhere. */
    readonly mediaFolder: string | null;
    /** Where uploaded catalogues are kept; null for nowhere. */
    readonly uploadFolder: string | null;
    /** The folder that the shop was read from; null where there is none. */
    readonly shopFolder: ShopFolder | null;
    /** The token of a program, as it came; null for a browser. */
    readonly accessToken: string | null;
    /** Tells the caller after how many seconds it may try again (D32). */
    readonly askAgainIn: (seconds: number) => void;
  };

/** With the operator or the program that makes it; null for a call that needs none. */
export type OperatorContext = DeskContext & { readonly operator: DeskActor | null };

export type DeskHandler<Name extends DeskCallName> = (
  request: DeskRequestOf<Name>,
  context: OperatorContext,
) => Promise<DeskResponseOf<Name>>;

/** The handlers of some calls. */
export type DeskHandlersOf<Names extends DeskCallName> = { readonly [Name in Names]: DeskHandler<Name> };

/** The operator or the program that makes a call. Throws NotLoggedInException. */
export function requireOperator({ operator }: Pick<OperatorContext, 'operator'>): DeskActor {
  if (operator === null) throw new BusinessFailure('NotLoggedInException', 'Nobody is signed in.');
  return operator;
}

/** The folder for pictures and documents. Throws ServiceUnavailableException. */
export function mediaFolderOf({ mediaFolder }: Pick<DeskContext, 'mediaFolder'>): string {
  if (mediaFolder === null)
    throw new BusinessFailure(
      'ServiceUnavailableException',
      'The shop has no folder for pictures and documents: set MEDIA_DIR.',
    );
  return mediaFolder;
}
