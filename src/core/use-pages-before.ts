import { type QueryKey, type UseQueryOptions, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isReturning } from '#browser/scroll-restoration.ts'
import { useReadBefore } from './use-read-before.ts'

/**
 * Cached pages of a list when it opens: the first page while it is fresh; after Back every cached page of any age,
 * because the customer returns to a scroll position among them.
 */
export function usePagesBefore<Data, Key extends QueryKey>(
  query: (page: number) => UseQueryOptions<Data, Error, Data, Key>,
): Data[] {
  const queries = useQueryClient()
  const first = useReadBefore(query(1))
  const [storedPages] = useState(() => {
    const pages: Data[] = []
    while (isReturning()) {
      const page = queries.getQueryData<Data>(query(pages.length + 1).queryKey)
      if (page === undefined) break
      pages.push(page)
    }
    return pages
  })
  return storedPages.length === 0 && first !== undefined ? [first] : storedPages
}
