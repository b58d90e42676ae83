import { pagedListMachine } from '#machines/catalogue/paged-list.machine.ts'
import { model } from '#tests/support/model.ts'

const total_size = 3

/** News of an order refreshes the list of orders; nothing refreshes a list of stores. */
export const isOfOrders = (filter: unknown): boolean => 'type' in (filter as object)

export const pagedListModel = model(pagedListMachine, {
  inputs: {
    'all orders': { filter: { type: 'list' } },
    'all stores, begun before': {
      filter: { category: 'all' },
      saved: [{ rows: [{ id: 1 }, { id: 2 }], total_size }],
    },
  },
  events: {
    'filter.change': ({ context: { filter } }) => [
      { filter: isOfOrders(filter) ? { type: 'running-orders' } : { category: 'popular' } },
    ],
    'list.refresh': [{}],
    'list.retry': [{}],
    'end.show': [{}],
    'end.hide': [{}],
  },
  answers: {
    loadPage: {
      done: ({ page }) => [
        { rows: [{ id: 2 * page - 1 }, { id: 2 * page }].slice(0, total_size - 2 * (page - 1)), total_size },
        { rows: [], total_size: 0 },
      ],
      refused: [new TypeError('Failed to fetch')],
    },
  },
  gestures: {
    'filter.change': (page) => page.getByRole('radio', { name: 'Popular' }).click(),
    'list.refresh': (page) => page.reload().then(() => {}),
    'list.retry': (page) => page.getByRole('button', { name: 'Try again' }).click(),
    'end.show': (page) => page.keyboard.press('End'),
    'end.hide': (page) => page.keyboard.press('Home'),
  },
})
