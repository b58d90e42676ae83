import { expect, it } from 'vitest'
import { hasNextPage, withPage } from '#machines/catalogue/paging.ts'

const rows = (...ids: (number | string)[]) => ids.map((id) => ({ id }))

// docs/spec.md §4, stores list: later pages append, de-duplicated by id.
it('appends a page and shows no row twice', () => {
  expect(withPage(rows(1, 2), rows(2, 3))).toEqual(rows(1, 2, 3))
})

it('shows the newer version of a row where the older one was', () => {
  const older = { id: 1, name: 'Old' }
  const newer = { id: 1, name: 'New' }
  expect(withPage([older, { id: 2 }], [newer])).toEqual([newer, { id: 2 }])
})

it('does not take a number for the text of it', () => {
  expect(withPage(rows(1), rows('1'))).toEqual(rows(1, '1'))
})

// docs/spec.md §7: the next page exists while the last page is non-empty; §4: and the shown count differs from total_size.
it('has a next page while the last one had rows and not everything is shown', () => {
  expect(hasNextPage({ rows: rows(1, 2), total_size: 3, page_rows: 2 })).toBe(true)
  expect(hasNextPage({ rows: rows(1, 2), total_size: 2, page_rows: 2 })).toBe(false)
  expect(hasNextPage({ rows: rows(1, 2), total_size: 3, page_rows: 0 })).toBe(false)
})
