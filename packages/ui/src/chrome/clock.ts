import type { ActorOptions, AnyActorLogic } from 'xstate';

/** What a machine's delays are measured by. A story takes a simulated one, to pass the waiting times. */
export type Clock = NonNullable<ActorOptions<AnyActorLogic>['clock']>;
