import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useShop } from '#src/core/shop.ts'
import { useShownModule, useToken, useWhere } from '#src/core/where.ts'
import { categoriesQuery } from '#src/shared/items/categories.queries.ts'
import type { Caret } from '#ui/combobox.tsx'
import { suggestedItemsQuery } from './search.queries.ts'
import { SearchBoxView } from './search-box.view.tsx'
import { useSearch, useSearchedText } from './use-search.ts'

/** Rows that fit below the box with the recent searches. */
const CATEGORIES = 5

export type SearchBoxProps = {
  /** Text of the plain field that this box replaces. */
  typed?: string | undefined
  /** Selection of the focused plain field; null when the focus is elsewhere and must stay there. */
  caret?: Caret | null
}

/** The box of the header: it says what the page searches for, also after the way back. */
export function SearchBox({ typed, caret = null }: SearchBoxProps) {
  const searched = useSearchedText()
  const [box, setBox] = useState({ key: 0, text: typed ?? searched, searched })
  // The page searches for something else than this box chose: the box starts anew with it.
  if (searched !== box.searched) setBox({ key: box.key + 1, text: searched, searched })
  return (
    <Box
      key={box.key}
      text={box.text}
      writtenBy={box.key === 0 && typed !== undefined ? 'customer' : 'page'}
      caret={box.key === 0 ? caret : null}
      onChosen={(text) => setBox({ ...box, searched: text })}
    />
  )
}

type BoxProps = {
  text: string
  writtenBy: 'page' | 'customer'
  caret: Caret | null
  onChosen: (text: string) => void
}

function Box({ text, writtenBy, caret, onChosen }: BoxProps) {
  const module = useShownModule()
  const token = useToken()
  const [snapshot, send] = useSearch({ text, writtenBy }, onChosen)
  const [isVisited, setVisited] = useState(false)
  const suggested = useQuery({
    ...suggestedItemsQuery(useShop().api, useWhere()),
    enabled: isVisited && token !== null,
  })
  const { data: categories = [] } = useQuery({
    ...categoriesQuery(useShop().api, useWhere()),
    enabled: isVisited,
  })
  if (!module || module.module_type === 'parcel') return null
  return (
    <SearchBoxView
      snapshot={snapshot}
      send={send}
      module_type={module.module_type}
      caret={caret}
      suggested={token === null ? [] : suggested.data}
      categories={categories.slice(0, CATEGORIES)}
      onCome={() => setVisited(true)}
    />
  )
}
