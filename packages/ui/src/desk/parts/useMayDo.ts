import type { OperatorTask } from '@platine/domain/desk/operator.ts';
import { mayDo } from '@platine/domain/desk/operator.ts';
import { useQuery } from '@tanstack/react-query';
import { useDeskClient } from '../DeskProvider.tsx';
import { operatorQuery } from '../queries.ts';

/** Whether the role of who is signed in has a task; false until it is known. */
export function useMayDo(task: OperatorTask): boolean {
  const { data: operator } = useQuery(operatorQuery(useDeskClient()));
  return operator !== null && operator !== undefined && mayDo(operator.role, task);
}
