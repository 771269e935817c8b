import type { ActorOptions, AnyActorLogic } from 'xstate';

/** Measures a machine's delays. A story takes a simulated one, to pass the waiting times. */
export type Clock = NonNullable<ActorOptions<AnyActorLogic>['clock']>;
