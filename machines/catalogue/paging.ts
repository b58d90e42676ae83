export type ListRow = { id: number | string }

/** The rows with a page behind them; a row that is already there stays where it is (docs/spec.md §4, stores list). */
export const withPage = (rows: readonly ListRow[], page: readonly ListRow[]): ListRow[] => [
  ...new Map([...rows, ...page].map((row) => [row.id, row])).values(),
]

/** The next page exists while the last one was non-empty and not everything is shown (docs/spec.md §4, §7). */
export const hasNextPage = (list: {
  rows: readonly ListRow[]
  total_size: number
  page_rows: number
}): boolean => list.page_rows > 0 && list.rows.length !== list.total_size
