import { apiOrder } from './apiOrder.ts';
import { importDirection } from './importDirection.ts';
import { nativeElements } from './nativeElements.ts';
import { noBarrel } from './noBarrel.ts';
import { noFetchInEffect } from './noFetchInEffect.ts';
import { noLiteralAttribute } from './noLiteralAttribute.ts';
import { noTestId } from './noTestId.ts';
import { plainComments } from './plainComments.ts';
import { noWireInServices } from './noWireInServices.ts';
import { polledReads } from './polledReads.ts';
import { storyAsserts } from './storyAsserts.ts';
import { suppressionSaysWhy } from './suppressionSaysWhy.ts';

/** The house's own rules, for what oxlint has no rule for. Named `platine/…` in .oxlintrc.json. */
export default {
  meta: { name: 'platine' },
  rules: {
    'api-order': apiOrder,
    layers: importDirection,
    'native-elements': nativeElements,
    'no-barrel': noBarrel,
    'no-fetch-in-effect': noFetchInEffect,
    'no-literal-attribute': noLiteralAttribute,
    'no-test-id': noTestId,
    'plain-comments': plainComments,
    'no-wire-in-services': noWireInServices,
    'polled-reads': polledReads,
    'story-asserts': storyAsserts,
    'suppression-says-why': suppressionSaysWhy,
  },
};
