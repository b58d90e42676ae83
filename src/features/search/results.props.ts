import type { ReactNode } from 'react'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import type { pagedListMachine } from '#machines/catalogue/paged-list.machine.ts'
import type { Item, Module, Store } from '#openapi/generated/client.ts'
import type { Wanted } from './search-address.ts'
import type { Division } from './use-division.ts'

export type View = 'grid' | 'list'

export type ResultsProps = Division & {
  snapshot: SnapshotFrom<typeof pagedListMachine>
  wanted: Wanted
  rows: readonly (Item | Store)[]
  module_type: Module['module_type']
  view: View
  send: (event: EventFromLogic<typeof pagedListMachine>) => void
  onWant: (wanted: Wanted) => void
  onView: (view: View) => void
  /** What the list hides for this shopper. */
  diet?: ReactNode
}
