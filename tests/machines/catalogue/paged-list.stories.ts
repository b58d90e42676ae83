import { pagedListMachine } from '#machines/catalogue/paged-list.machine.ts'
import { at, done, ignored, refused, stories } from '#tests/support/story.ts'

const rows = (...ids: number[]) => ids.map((id) => ({ id }))
const all = { type: 'all' }
const popular = { type: 'popular' }
const offline = new TypeError('Failed to fetch')

const list = <L extends string, E extends 'outOfView' | 'inView'>(state: L, end: E) =>
  ({ list: state, end }) as const

export const pagedListStories = stories(pagedListMachine, {
  'the list shows nothing before the first page has come': {
    input: { filter: all },
    when: [],
    ends: list('loading', 'outOfView'),
    asked: [['loadPage', { filter: all, page: 1 }]],
    context: { rows: [], total_size: 0, page: 0, page_rows: 0 },
  },
  // A page painted by the server, and an address that was read ahead.
  'the list shows at once what was read before, and goes on from there': {
    input: { filter: all, saved: [{ rows: rows(1, 2), total_size: 3 }] },
    when: [
      at(list('idle', 'outOfView')),
      { type: 'end.show' },
      done('loadPage', { rows: rows(3), total_size: 3 }),
    ],
    ends: list('exhausted', 'inView'),
    asked: [['loadPage', { filter: all, page: 2 }]],
    context: { rows: rows(1, 2, 3), total_size: 3 },
  },
  // The way back (docs/spec.md §4, paging): a row that moved to a later page meanwhile is shown once.
  'the list shows all the pages that were read before, and goes on behind the last of them': {
    input: {
      filter: all,
      saved: [
        { rows: rows(1, 2), total_size: 5 },
        { rows: rows(2, 3), total_size: 6 },
      ],
    },
    when: [
      at(list('idle', 'outOfView')),
      { type: 'end.show' },
      done('loadPage', { rows: rows(4, 5), total_size: 6 }),
    ],
    ends: list('loadingMore', 'inView'),
    asked: [
      ['loadPage', { filter: all, page: 3 }],
      ['loadPage', { filter: all, page: 4 }],
    ],
    context: { rows: rows(1, 2, 3, 4, 5), total_size: 6, page: 3 },
  },
  'the list is whole at once when what was read before is all there is': {
    input: { filter: all, saved: [{ rows: rows(1, 2), total_size: 2 }] },
    when: [],
    ends: list('exhausted', 'outOfView'),
    asked: [],
    context: { rows: rows(1, 2), total_size: 2 },
  },
  // docs/spec.md §7: paging is by page number starting at 1. §4, stores list: later pages append; loading continues while the
  // sentinel is in view and the shown count differs from total_size.
  'the list reads page by page as the customer comes to the end, until everything is shown': {
    input: { filter: all },
    when: [
      at(list('loading', 'outOfView'), ['busy']),
      done('loadPage', { rows: rows(1, 2), total_size: 5 }),
      at(list('idle', 'outOfView')),
      { type: 'end.show' },
      at(list('loadingMore', 'inView'), ['busy']),
      done('loadPage', { rows: rows(3, 4), total_size: 5 }),
      at(list('loadingMore', 'inView')),
      { type: 'end.hide' },
      done('loadPage', { rows: rows(5), total_size: 5 }),
    ],
    ends: list('exhausted', 'outOfView'),
    asked: [
      ['loadPage', { filter: all, page: 1 }],
      ['loadPage', { filter: all, page: 2 }],
      ['loadPage', { filter: all, page: 3 }],
    ],
    context: { rows: rows(1, 2, 3, 4, 5), total_size: 5 },
  },
  'the list stops while the end is out of view': {
    input: { filter: all },
    when: [
      { type: 'end.show' },
      done('loadPage', { rows: rows(1, 2), total_size: 6 }),
      { type: 'end.hide' },
      done('loadPage', { rows: rows(3, 4), total_size: 6 }),
    ],
    ends: list('idle', 'outOfView'),
    context: { rows: rows(1, 2, 3, 4) },
  },
  'the list reads a page once, although the end comes into view again while it is read': {
    input: { filter: all },
    when: [
      done('loadPage', { rows: rows(1, 2), total_size: 4 }),
      { type: 'end.show' },
      { type: 'end.hide' },
      { type: 'end.show' },
      done('loadPage', { rows: rows(3, 4), total_size: 4 }),
    ],
    ends: list('exhausted', 'inView'),
    asked: [
      ['loadPage', { filter: all, page: 1 }],
      ['loadPage', { filter: all, page: 2 }],
    ],
  },
  // docs/spec.md §8: 'Items not found!' and 'Stores not found!'.
  'the list is empty when nothing matches': {
    input: { filter: all },
    when: [done('loadPage', { rows: [], total_size: 0 }), { type: 'end.show' }],
    ends: list('exhausted', 'inView'),
    asked: [['loadPage', { filter: all, page: 1 }]],
    context: { rows: [], total_size: 0 },
  },
  // docs/spec.md §7: the next page exists while the last page is non-empty.
  'the list ends with an empty page, although the total says that there are more rows': {
    input: { filter: all },
    when: [
      done('loadPage', { rows: rows(1, 2), total_size: 9 }),
      { type: 'end.show' },
      done('loadPage', { rows: [], total_size: 9 }),
    ],
    ends: list('exhausted', 'inView'),
    context: { rows: rows(1, 2) },
  },
  'the list is complete by the total that the last page says': {
    input: { filter: all },
    when: [
      done('loadPage', { rows: rows(1, 2), total_size: 5 }),
      { type: 'end.show' },
      done('loadPage', { rows: rows(3, 4), total_size: 4 }),
    ],
    ends: list('exhausted', 'inView'),
    context: { rows: rows(1, 2, 3, 4), total_size: 4 },
  },
  // docs/spec.md §4, stores list: de-duplicated by id.
  'the list shows a row once, although two pages carry it': {
    input: { filter: all },
    when: [
      done('loadPage', { rows: rows(1, 2), total_size: 3 }),
      { type: 'end.show' },
      done('loadPage', { rows: rows(2, 3), total_size: 3 }),
    ],
    ends: list('exhausted', 'inView'),
    context: { rows: rows(1, 2, 3) },
  },
  // docs/spec.md §4, stores list: a filter change resets to page 1 and replaces the list.
  'the list starts over at page 1 with another filter': {
    input: { filter: all },
    when: [
      done('loadPage', { rows: rows(1, 2), total_size: 4 }),
      { type: 'end.show' },
      { type: 'filter.change', filter: popular },
      at(list('loading', 'inView')),
      done('loadPage', { rows: rows(7), total_size: 1 }),
    ],
    ends: list('exhausted', 'inView'),
    asked: [
      ['loadPage', { filter: all, page: 1 }],
      ['loadPage', { filter: all, page: 2 }],
      ['loadPage', { filter: popular, page: 1 }],
    ],
    context: { filter: popular, rows: rows(7), total_size: 1, page: 1 },
  },
  'the list shows nothing of the older filter while the newer one is read': {
    input: { filter: all },
    when: [done('loadPage', { rows: rows(1, 2), total_size: 4 }), { type: 'filter.change', filter: popular }],
    ends: list('loading', 'outOfView'),
    context: { rows: [], total_size: 0 },
  },
  'the list shows the last of several quick filters, and ignores the answers of the earlier filters': {
    input: { filter: all },
    when: [
      { type: 'filter.change', filter: { type: 'newly_joined' } },
      { type: 'filter.change', filter: popular },
      done('loadPage', { rows: rows(7), total_size: 1 }),
    ],
    ends: list('exhausted', 'outOfView'),
    asked: [
      ['loadPage', { filter: all, page: 1 }],
      ['loadPage', { filter: { type: 'newly_joined' }, page: 1 }],
      ['loadPage', { filter: popular, page: 1 }],
    ],
    context: { rows: rows(7) },
  },
  'the list offers to try again when the first page does not come': {
    input: { filter: all },
    when: [
      refused('loadPage', offline),
      at(list('failed', 'outOfView')),
      { type: 'list.retry' },
      at(list('loading', 'outOfView')),
      done('loadPage', { rows: rows(1), total_size: 1 }),
    ],
    ends: list('exhausted', 'outOfView'),
    asked: [
      ['loadPage', { filter: all, page: 1 }],
      ['loadPage', { filter: all, page: 1 }],
    ],
    context: { rows: rows(1) },
  },
  'the list keeps what was read when a later page does not come, and asks for that page again': {
    input: { filter: all },
    when: [
      done('loadPage', { rows: rows(1, 2), total_size: 3 }),
      { type: 'end.show' },
      refused('loadPage', offline),
      at(list('failedMore', 'inView')),
      { type: 'end.hide' },
      { type: 'list.retry' },
      at(list('loadingMore', 'outOfView')),
      done('loadPage', { rows: rows(3), total_size: 3 }),
    ],
    ends: list('exhausted', 'outOfView'),
    asked: [
      ['loadPage', { filter: all, page: 1 }],
      ['loadPage', { filter: all, page: 2 }],
      ['loadPage', { filter: all, page: 2 }],
    ],
    context: { rows: rows(1, 2, 3) },
  },
  'the list does not hammer a shop that fails while the end is in view': {
    input: { filter: all },
    when: [
      { type: 'end.show' },
      done('loadPage', { rows: rows(1, 2), total_size: 3 }),
      refused('loadPage', offline),
      { type: 'end.hide' },
      { type: 'end.show' },
    ],
    ends: list('failedMore', 'inView'),
    asked: [
      ['loadPage', { filter: all, page: 1 }],
      ['loadPage', { filter: all, page: 2 }],
    ],
    context: { rows: rows(1, 2) },
  },
  'the list shows the list as it was until the refreshed one comes': {
    input: { filter: all },
    when: [
      done('loadPage', { rows: rows(1, 2), total_size: 2 }),
      { type: 'list.refresh' },
      at(list('refreshing', 'outOfView'), ['busy']),
      done('loadPage', { rows: rows(3, 1), total_size: 3 }),
    ],
    ends: list('idle', 'outOfView'),
    asked: [
      ['loadPage', { filter: all, page: 1 }],
      ['loadPage', { filter: all, page: 1 }],
    ],
    context: { rows: rows(3, 1), total_size: 3, page: 1 },
  },
  'the list shows everything after a refresh that brings everything': {
    input: { filter: all },
    when: [
      { type: 'end.show' },
      done('loadPage', { rows: rows(1, 2), total_size: 2 }),
      { type: 'list.refresh' },
      done('loadPage', { rows: rows(3, 1), total_size: 2 }),
    ],
    ends: list('exhausted', 'inView'),
    context: { rows: rows(3, 1) },
  },
  'the list reads on although a refresh failed': {
    input: { filter: all },
    when: [
      done('loadPage', { rows: rows(1, 2), total_size: 4 }),
      { type: 'list.refresh' },
      refused('loadPage', offline),
      at(list('idle', 'outOfView')),
      { type: 'end.show' },
      done('loadPage', { rows: rows(3, 4), total_size: 4 }),
    ],
    ends: list('exhausted', 'inView'),
    heard: [{ type: 'failure', error: offline }],
    context: { rows: rows(1, 2, 3, 4) },
  },
  'the list reads on from page 2 after a refresh': {
    input: { filter: all },
    when: [
      done('loadPage', { rows: rows(1, 2), total_size: 5 }),
      { type: 'end.show' },
      done('loadPage', { rows: rows(3, 4), total_size: 5 }),
      { type: 'list.refresh' },
      done('loadPage', { rows: rows(1, 2), total_size: 5 }),
    ],
    ends: list('loadingMore', 'inView'),
    asked: [
      ['loadPage', { filter: all, page: 1 }],
      ['loadPage', { filter: all, page: 2 }],
      ['loadPage', { filter: all, page: 3 }],
      ['loadPage', { filter: all, page: 1 }],
      ['loadPage', { filter: all, page: 2 }],
    ],
  },
  'the list keeps the list and says so when the refresh fails': {
    input: { filter: all },
    when: [
      done('loadPage', { rows: rows(1, 2), total_size: 2 }),
      { type: 'list.refresh' },
      { type: 'list.refresh' },
      refused('loadPage', offline),
    ],
    ends: list('exhausted', 'outOfView'),
    heard: [{ type: 'failure', error: offline }],
    context: { rows: rows(1, 2) },
  },
  'the list reads the first page anew when it is refreshed before it came, or after it failed': {
    input: { filter: all },
    when: [
      { type: 'list.refresh' },
      at(list('loading', 'outOfView')),
      refused('loadPage', offline),
      { type: 'list.refresh' },
      at(list('loading', 'outOfView')),
      done('loadPage', { rows: rows(1), total_size: 1 }),
    ],
    ends: list('exhausted', 'outOfView'),
    asked: [
      ['loadPage', { filter: all, page: 1 }],
      ['loadPage', { filter: all, page: 1 }],
      ['loadPage', { filter: all, page: 1 }],
    ],
  },
  'the list has nothing to try again while all is well': {
    input: { filter: all },
    when: [done('loadPage', { rows: rows(1), total_size: 1 }), ignored({ type: 'list.retry' })],
    ends: list('exhausted', 'outOfView'),
  },
})
