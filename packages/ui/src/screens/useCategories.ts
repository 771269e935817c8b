import type { Category } from '@platine/domain/catalog/category.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../api/ApiClient.tsx';
import { categoriesQuery } from '../queries/categories.ts';

/** The categories of these paths, as far as they are known; the page goes on without the others. */
export function useCategories(paths: readonly string[]): readonly Category[] {
  return useQuery(categoriesQuery(useApiClient(), useQueryClient(), paths)).data ?? [];
}
