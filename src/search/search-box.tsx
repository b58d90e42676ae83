import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useShop } from '#src/shop/shop.ts'
import { useModule, useToken, useWhere } from '#src/shop/where.ts'
import { suggestedItemsQuery } from './search.queries.ts'
import { SearchBoxView } from './search-box.view.tsx'
import { useSearch, useSearchedText } from './use-search.ts'

export type SearchBoxProps = {
  /** What was typed before this box was there. */
  typed?: string
  autoFocus?: boolean
}

/** The box of the header: it says what the page searches for, also after the way back. */
export function SearchBox({ typed, autoFocus }: SearchBoxProps) {
  const searched = useSearchedText()
  const [box, setBox] = useState({ key: 0, text: typed ?? searched, searched })
  // The page searches for something else than this box chose: the box starts anew with it.
  if (searched !== box.searched) setBox({ key: box.key + 1, text: searched, searched })
  return (
    <Box
      key={box.key}
      text={box.text}
      autoFocus={autoFocus && box.key === 0}
      onChosen={(text) => setBox({ ...box, searched: text })}
    />
  )
}

type BoxProps = { text: string; autoFocus: boolean | undefined; onChosen: (text: string) => void }

function Box({ text, autoFocus, onChosen }: BoxProps) {
  const module = useModule()
  const token = useToken()
  const [snapshot, send] = useSearch(text, onChosen)
  const [isVisited, setVisited] = useState(false)
  const suggested = useQuery({
    ...suggestedItemsQuery(useShop().api, useWhere()),
    enabled: isVisited && token !== null,
  })
  if (!module || module.module_type === 'parcel') return null
  return (
    <SearchBoxView
      snapshot={snapshot}
      send={send}
      module_type={module.module_type}
      autoFocus={autoFocus}
      suggested={token === null ? [] : suggested.data}
      onCome={() => setVisited(true)}
    />
  )
}
