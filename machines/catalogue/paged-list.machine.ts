import { assign, emit, type PromiseActorLogic, type SnapshotFrom, setup, stateIn } from 'xstate'
import { port } from '#machines/port.ts'
import { hasNextPage, type ListRow, withPage } from './paging.ts'

/** Pages are numbered from 1 (docs/spec.md §7). */
export type PageQuestion<Filter> = { filter: Filter; page: number }

export type Page<Row extends ListRow> = { rows: Row[]; total_size: number }

export const pagedListPorts = { loadPage: port<Page<ListRow>, PageQuestion<unknown>>('loadPage') }

/** Reads a long list page by page and filters it (docs/spec.md §4, stores list; §7, paging). */
export const pagedListMachine = setup({
  types: {
    /** `saved` holds the cached pages from the first one on. */
    input: {} as { filter: unknown; saved?: readonly Page<ListRow>[] },
    context: {} as {
      filter: unknown
      rows: ListRow[]
      total_size: number
      /** The last page read, and its number of rows. */
      page: number
      page_rows: number
    },
    events: {} as
      | { type: 'filter.change'; filter: unknown }
      | { type: 'list.refresh' }
      | { type: 'list.retry' }
      /** The end of the list came into view, or left it. */
      | { type: 'end.show' }
      | { type: 'end.hide' },
    emitted: {} as { type: 'failure'; error: unknown },
    tags: {} as 'busy',
  },
  actors: pagedListPorts,
  actions: {
    'start over with the filter': assign((_, { filter }: { filter: unknown }) => ({
      filter,
      rows: [],
      total_size: 0,
    })),
    'show the first page': assign((_, { output }: { output: Page<ListRow> }) => ({
      rows: withPage([], output.rows),
      total_size: output.total_size,
      page: 1,
      page_rows: output.rows.length,
    })),
    'append the page': assign(({ context }, { output }: { output: Page<ListRow> }) => ({
      rows: withPage(context.rows, output.rows),
      total_size: output.total_size,
      page: context.page + 1,
      page_rows: output.rows.length,
    })),
    'report the failure': emit((_, { error }: { error: unknown }) => ({ type: 'failure', error })),
  },
  guards: {
    'the first page is at hand': ({ context }) => context.page > 0,
    'there is a next page': ({ context }) => hasNextPage(context),
    'the end of the list is in view': stateIn({ end: 'inView' }),
  },
}).createMachine({
  id: 'pagedList',
  description: 'The app reads a list page by page, for as long as the end of the list is in view.',
  context: ({ input: { filter, saved = [] } }) => ({
    filter,
    rows: withPage(
      [],
      saved.flatMap(({ rows }) => rows),
    ),
    total_size: saved.at(-1)?.total_size ?? 0,
    page: saved.length,
    page_rows: saved.at(-1)?.rows.length ?? 0,
  }),
  type: 'parallel',
  states: {
    list: {
      description: 'The rows that the app has read; a new filter drops the rows and every pending answer.',
      initial: 'decidingStart',
      on: {
        'filter.change': {
          target: '.loading',
          actions: { type: 'start over with the filter', params: ({ event }) => event },
        },
        'list.refresh': '.refreshing',
      },
      states: {
        decidingStart: {
          description: 'Has the app read the first page before?',
          always: [{ guard: 'the first page is at hand', target: 'decidingRest' }, 'loading'],
        },
        loading: {
          description: 'The app reads the first page, and has no rows to show yet.',
          tags: 'busy',
          invoke: {
            id: 'loadPage',
            src: 'loadPage',
            input: ({ context }) => ({ filter: context.filter, page: 1 }),
            onDone: {
              target: 'decidingRest',
              actions: { type: 'show the first page', params: ({ event }) => event },
            },
            onError: 'failed',
          },
          on: { 'list.refresh': { target: 'loading', reenter: true } },
        },
        decidingRest: {
          description: 'Is another page left to read?',
          always: [{ guard: 'there is a next page', target: 'idle' }, 'exhausted'],
        },
        idle: {
          description: 'Another page is left to read, once the customer reaches the end of the list.',
          always: { guard: 'the end of the list is in view', target: 'loadingMore' },
        },
        loadingMore: {
          description: 'The app reads the next page.',
          tags: 'busy',
          invoke: {
            id: 'loadPage',
            src: 'loadPage',
            input: ({ context }) => ({ filter: context.filter, page: context.page + 1 }),
            onDone: {
              target: 'decidingRest',
              actions: { type: 'append the page', params: ({ event }) => event },
            },
            onError: 'failedMore',
          },
        },
        exhausted: { description: 'The list shows every row.' },
        refreshing: {
          description: 'The app reads the first page again; the shown rows stay until the answer comes.',
          tags: 'busy',
          invoke: {
            id: 'loadPage',
            src: 'loadPage',
            input: ({ context }) => ({ filter: context.filter, page: 1 }),
            onDone: {
              target: 'decidingRest',
              actions: { type: 'show the first page', params: ({ event }) => event },
            },
            onError: {
              target: 'decidingRest',
              actions: { type: 'report the failure', params: ({ event }) => event },
            },
          },
        },
        failed: {
          description: 'The first page did not load.',
          on: { 'list.retry': 'loading', 'list.refresh': 'loading' },
        },
        failedMore: {
          description: 'A later page did not load; the rows read before stay.',
          on: { 'list.retry': 'loadingMore' },
        },
      },
    },
    end: {
      description: 'Does the customer see the end of the list?',
      initial: 'outOfView',
      states: {
        outOfView: { description: 'The end of the list is out of view.', on: { 'end.show': 'inView' } },
        inView: { description: 'The end of the list is in view.', on: { 'end.hide': 'outOfView' } },
      },
    },
  },
})

/**
 * The list of one kind of row: the connected machine, and its filter and rows with their types.
 * `loadPage` is `fromPromise<Page<Row>, PageQuestion<Filter>>(...)`.
 */
export const pagedListOf = <Row extends ListRow, Filter>(
  loadPage: PromiseActorLogic<Page<Row>, PageQuestion<Filter>>,
) => ({
  machine: pagedListMachine.provide({ actors: { loadPage: loadPage as typeof pagedListPorts.loadPage } }),
  start: (filter: Filter, saved: readonly Page<Row>[] = []) => ({ filter, saved }),
  change: (filter: Filter) => ({ type: 'filter.change', filter }) as const,
  filter: (snapshot: SnapshotFrom<typeof pagedListMachine>) => snapshot.context.filter as Filter,
  rows: (snapshot: SnapshotFrom<typeof pagedListMachine>) => snapshot.context.rows as Row[],
})
