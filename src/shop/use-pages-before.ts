import { type QueryKey, type UseQueryOptions, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isReturning } from '#browser/scroll-restoration.ts'
import { useReadBefore } from './use-read-before.ts'

/**
 * The pages of a list that are at hand when it is opened: the first one, where it was read a moment ago; on the way back
 * all that were read of it, however long ago, because the customer returns to a place among them.
 */
export function usePagesBefore<Data, Key extends QueryKey>(
  query: (page: number) => UseQueryOptions<Data, Error, Data, Key>,
): Data[] {
  const queries = useQueryClient()
  const first = useReadBefore(query(1))
  const [kept] = useState(() => {
    const pages: Data[] = []
    while (isReturning()) {
      const page = queries.getQueryData<Data>(query(pages.length + 1).queryKey)
      if (page === undefined) break
      pages.push(page)
    }
    return pages
  })
  return kept.length === 0 && first !== undefined ? [first] : kept
}
