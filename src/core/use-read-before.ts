import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { isPrerendering } from '#browser/is-prerendering.ts'

/** Returns data from the query cache, fresh or prerendered; the prerenderer reads it. For flows that read by themselves. */
export function useReadBefore<Data, Key extends QueryKey>(
  query: UseQueryOptions<Data, Error, Data, Key>,
): Data | undefined {
  const { data, isStale } = useQuery({ ...query, enabled: isPrerendering })
  return isStale ? undefined : data
}
