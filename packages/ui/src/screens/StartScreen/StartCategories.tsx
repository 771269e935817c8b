import { rootCategory } from '@platine/domain/catalog/categoryPath.ts';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../api/ApiClient.tsx';
import { CategorySelector } from '../../components/CategorySelector/CategorySelector.tsx';
import { categoryQuery } from '../../queries/category.ts';
import styles from './StartScreen.module.css';

/** The way down from the root, which the start page stands for (spec §2). Its place is held; the page goes on without it. */
export function StartCategories() {
  const { data } = useQuery(categoryQuery(useApiClient(), rootCategory));
  return <div className={styles['categories']}>{data !== undefined && <CategorySelector category={data} />}</div>;
}
