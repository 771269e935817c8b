import type { StructureKind } from '@platine/domain/desk/structureEdit.ts';
import type { Deed, LoggedAct } from '../../services/desk/operatorLog.ts';
import { actText } from '../order/words.ts';
import { actLine } from '../printed.ts';
import { editText as productEditText } from '../product/words.ts';
import { editText as structureEditText, nounOf } from '../structure/words.ts';

/** An act in one line, with what it was done to. */
export function loggedActText(act: LoggedAct): string {
  return actLine(act, deedText(act.deed));
}

const mailDeeds = { retried: 'tried again', givenUp: 'given up' } as const;
const customerDeeds = { decided: 'decided about', exported: 'exported', erased: 'erased' } as const;

function deedText(deed: Deed): string {
  const { about, ref } = deed;
  switch (about) {
    case 'order':
      return `order ${ref}: ${actText(deed.act)}`;
    case 'label':
      return `order ${ref}: label asked for`;
    case 'product':
      return `product ${ref}: ${productEditText(deed)}`;
    case 'maker':
    case 'category':
    case 'group':
      return `${nounOf[about]} ${ref}: ${structureEditText(deed)}`;
    default:
      return otherText(deed);
  }
}

type Goods = StructureKind | 'order' | 'label' | 'product';

function otherText(deed: Exclude<Deed, { about: Goods }>): string {
  const { about, ref } = deed;
  switch (about) {
    case 'customer':
      return `customer ${ref}: ${customerDeeds[deed.kind]}`;
    case 'mail':
      return `mail ${deed.mail}${ref === '' ? '' : ` of order ${ref}`}: ${mailDeeds[deed.kind]}`;
    case 'settings':
      return `settings ${ref}: changed`;
    case 'question':
      return `question ${ref}: ${deed.answered ? 'answered' : 'closed'}`;
    case 'withdrawal':
      return `withdrawal of ${ref}: settled by hand`;
  }
}
