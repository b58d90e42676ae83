import { useQueryClient } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'wouter'
import type { EmittedFrom, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate'
import type { searchMachine } from '#machines/search.machine.ts'
import { useListPath } from '#src/shop/list-path.ts'
import { modulesQuery } from '#src/shop/modules.queries.ts'
import { useGo } from '#src/shop/overlay.ts'
import { useShop } from '#src/shop/shop.ts'
import { connectSearch } from './search.ports.ts'
import { searchQuery, wantedOf } from './search-address.ts'
import { typedText } from './typed-text.ts'

export type SearchSnapshot = SnapshotFrom<typeof searchMachine>
type Chosen = EmittedFrom<typeof searchMachine>
export type SendSearch = (event: EventFromLogic<typeof searchMachine>) => void

/** The search of a box that begins with a text; what is chosen in it is shown on /home. */
export function useSearch(
  start: InputFrom<typeof searchMachine>,
  onChosen?: (text: string) => void,
): [SearchSnapshot, SendSearch] {
  const { api, storage, actors } = useShop()
  const queries = useQueryClient()
  const go = useGo()
  const listPath = useListPath()
  const [machine] = useState(() =>
    connectSearch(api, storage, async () => {
      if (!actors.location.getSnapshot().context.place) await queries.ensureQueryData(modulesQuery(api))
    }),
  )
  const ref = useActorRef(machine, { input: start })
  const chosen = useEffectEvent((search: Chosen) => {
    onChosen?.(search.text)
    go(listPath(searchQuery(search.text, search.list_type)))
  })
  useEffect(() => ref.on('search.chosen', (search) => chosen(search)).unsubscribe, [ref])
  return [useSelector(ref, (snapshot) => snapshot), ref.send]
}

/** What the page searches for; empty on every other page. */
export function useSearchedText(): string {
  const [query] = useSearchParams()
  return query.has('data_type') ? typedText(wantedOf(query)) : ''
}
