import type { Attributes } from '../attributes.ts';
import { count } from '../attributes.ts';
import { circle, path, rect, repeat } from '../shapes.ts';

/** An arm on its base, with a joint for each degree of freedom that fits, and the gripper. */
export const drawRobotArm = (attributes: Attributes): string => {
  const joints = count(attributes.number('degrees-of-freedom', 4), 2, 6);
  const places = [
    [70, 118],
    [86, 62],
    [146, 34],
    [186, 62],
    [116, 48],
    [78, 90],
  ] as const;
  return [
    rect([34, 130], [76, 16, 3], 'shade'),
    rect([52, 114], [40, 18, 3]),
    path('M60 116L76 58H96L82 116Z', 'body'),
    path('M80 54L144 24L150 42L90 72Z', 'body'),
    path('M138 38L152 28L192 58L180 70Z', 'body'),
    path('M180 66L176 90M192 62L206 80M176 90L184 98M206 80L200 92', 'metal'),
    repeat(
      joints,
      (index) => circle(places[index] ?? [70, 118], 8, 'plate') + circle(places[index] ?? [70, 118], 2, 'contact'),
    ),
  ].join('');
};
