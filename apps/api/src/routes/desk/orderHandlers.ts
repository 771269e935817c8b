import { deskActFromWire } from '@platine/domain/desk/deskAct.ts';
import { requireCarrier } from '@platine/domain/desk/requireCarrier.ts';
import { todayToWire } from '@platine/domain/desk/today.ts';
import { deskOrdersToWire, deskOrderToWire } from '@platine/domain/desk/deskOrder.ts';
import { countLow } from '../../catalogue/edits/deskProducts.ts';
import { actOnOrder } from '../../services/desk/deskAct.ts';
import { askForLabel, cancelLabel } from '../../services/labels/askForLabel.ts';
import { makesLabels, readParcelLabel } from '../../services/labels/readParcelLabel.ts';
import { countToday, readDeskOrder, searchOrders } from '../../services/desk/deskOrders.ts';
import type { DeskHandlersOf, OperatorContext } from './deskContext.ts';
import { requireOperator } from './deskContext.ts';

/** Orders at the desk. */
export const orderHandlers: DeskHandlersOf<
  'deskToday' | 'deskOrders' | 'deskOrder' | 'deskAct' | 'deskLabel' | 'deskCancelLabel'
> = {
  async deskToday(_, context) {
    return todayToWire({ ...(await countToday(context.db)), low: await countLow(context) });
  },

  async deskOrders({ LIST, TEXT, SKIP }, context) {
    const found = await searchOrders(context.db, { list: LIST, text: TEXT, skip: SKIP });
    return deskOrdersToWire({ ...found, labels: makesLabels(context) });
  },

  async deskOrder({ ORDER_NUMBER }, context) {
    return orderToWire(context, ORDER_NUMBER);
  },

  async deskAct({ ORDER_NUMBER, SEEN, KEY, WHY, ACT }, context) {
    const { name: by } = requireOperator(context);
    requireCarrier(context.currentShop().carriers, ACT.CARRIER);
    const request = { orderNumber: ORDER_NUMBER, act: deskActFromWire(ACT), by, why: WHY.trim(), key: KEY, seen: SEEN };
    const { result, refusal } = await actOnOrder(context, request);
    return { RESULT: result, REFUSAL: refusal, ORDER: await orderToWire(context, ORDER_NUMBER) };
  },

  async deskLabel({ ORDER_NUMBER }, context) {
    const { name: by } = requireOperator(context);
    const asked = await askForLabel(context, { orderNumber: ORDER_NUMBER, by });
    const lacks = asked.kind === 'lacks' ? asked.lacks : [];
    const LACKS = lacks.map(({ sku, partNumber, facts }) => ({ SKU: sku, PART_NUMBER: partNumber, FACTS: [...facts] }));
    return { LACKS, ORDER: await orderToWire(context, ORDER_NUMBER) };
  },

  async deskCancelLabel({ ORDER_NUMBER }, context) {
    const { name: by } = requireOperator(context);
    await cancelLabel(context, { orderNumber: ORDER_NUMBER, by });
    return { ORDER: await orderToWire(context, ORDER_NUMBER) };
  },
};

async function orderToWire(context: OperatorContext, orderNumber: string) {
  const { db, currentShop } = context;
  const { delivery, carriers } = currentShop();
  const file = await readDeskOrder({ db, zones: delivery.zones }, orderNumber);
  return deskOrderToWire({ ...file, carriers, label: await readParcelLabel(context, file) });
}
