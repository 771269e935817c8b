import { ownRule } from '@platine/domain/cart/limit.ts';
import type { OrderRule } from '@platine/domain/cart/quantity.ts';
import type { User } from '@platine/domain/customer/user.ts';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../api/ApiClient.tsx';
import { userQuery } from '../queries/user.ts';

/** The product with the amount rule of this shopper: a school has no limit (spec §9, D13). Visitors have the product's own rule. */
export function useOwnRule(): <Ruled extends { readonly rule: OrderRule }>(product: Ruled) => Ruled {
  const { data: school = false } = useQuery({ ...userQuery(useApiClient()), select: isSchool });
  return (product) => (school ? { ...product, rule: ownRule(product.rule, school) } : product);
}

function isSchool(user: User | null): boolean {
  return user?.educationalInstitution ?? false;
}
