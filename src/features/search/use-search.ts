import { useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import type { EventFromLogic, InputFrom, SnapshotFrom } from 'xstate'
import type { searchMachine } from '#machines/catalogue/search.machine.ts'
import { modulesQuery } from '#src/core/modules.queries.ts'
import { useShop } from '#src/core/shop.ts'
import { useEmitted } from '#src/flow/use-emitted.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { useListPath } from '#src/navigation/list-path.ts'
import { useGo } from '#src/navigation/overlay.ts'
import { connectSearch } from './search.ports.ts'
import { searchQuery, wantedOf } from './search-address.ts'
import { typedText } from './typed-text.ts'

export type SearchSnapshot = SnapshotFrom<typeof searchMachine>
export type SendSearch = (event: EventFromLogic<typeof searchMachine>) => void

/** The search of a box that begins with a text; /home lists the results of the chosen text. */
export function useSearch(
  start: InputFrom<typeof searchMachine>,
  onChosen?: (text: string) => void,
): [SearchSnapshot, SendSearch] {
  const { api, storage, actors } = useShop()
  const queries = useQueryClient()
  const go = useGo()
  const listPath = useListPath()
  const { actor, snapshot, send } = useFlow(
    () =>
      connectSearch(api, storage, async () => {
        if (!actors.location.getSnapshot().context.location) await queries.ensureQueryData(modulesQuery(api))
      }),
    start,
  )
  useEmitted(actor, 'search.chosen', ({ text, list_type }) => {
    onChosen?.(text)
    go(listPath(searchQuery(text, list_type)))
  })
  return [snapshot, send]
}

/** What the page searches for; empty on every other page. */
export function useSearchedText(): string {
  const [query] = useSearchParams()
  return query.has('data_type') ? typedText(wantedOf(query)) : ''
}
