import type { Category } from '@platine/domain/catalog/category.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../api/ApiClient.tsx';
import { categoriesQuery } from '../queries/categories.ts';

/** Categories with these paths that have loaded; the page works without the others. */
export function useCategories(paths: readonly string[]): readonly Category[] {
  return useQuery(categoriesQuery(useApiClient(), useQueryClient(), paths)).data ?? [];
}
