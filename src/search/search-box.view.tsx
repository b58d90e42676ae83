import { Clock, Search, Store } from 'lucide-react'
import { useWords } from '#i18n/i18n.tsx'
import type { Module } from '#openapi/generated/client.ts'
import { Combobox, type ComboboxOption } from '#ui/combobox.tsx'
import type { SearchSnapshot, SendSearch } from './use-search.ts'

type Props = {
  snapshot: SearchSnapshot
  send: SendSearch
  module_type: Module['module_type']
  /** The page was opened to search: the cursor stands in the box. */
  autoFocus?: boolean | undefined
  /** The page itself shows what was searched before. */
  hideRecent?: boolean
}

/** The box: suggestions of what is typed, and what was searched before while nothing is (spec §4, Search). */
export function SearchBoxView({ snapshot, send, module_type, autoFocus, hideRecent = false }: Props) {
  const { search, shell } = useWords()
  const { text, suggestions, recent } = snapshot.context

  const offered: ComboboxOption[] = text.trim()
    ? [
        ...suggestions.items.map(({ id, name }) => ({
          value: `item-${id}`,
          label: name,
          icon: <Search aria-hidden="true" />,
          group: search.itemLists[module_type](),
        })),
        ...suggestions.stores.map(({ id, name }) => ({
          value: `store-${id}`,
          label: name,
          icon: <Store aria-hidden="true" />,
          group: search.storeLists[module_type](),
        })),
      ]
    : (hideRecent ? [] : recent).map((past) => ({
        value: `recent-${past}`,
        label: past,
        icon: <Clock aria-hidden="true" />,
        group: search.recent(),
        isRemovable: true,
      }))

  const empty = snapshot.matches({ box: 'unavailable' })
    ? search.noSuggestions()
    : snapshot.matches({ box: 'offering' }) && search.noSuggestion({ text: text.trim() })

  return (
    <search>
      <Combobox
        label={shell.searchIn[module_type]()}
        placeholder={shell.searchIn[module_type]()}
        hideLabel
        autoFocus={autoFocus}
        text={text}
        options={offered}
        busy={snapshot.hasTag('busy')}
        empty={empty}
        onType={(typed) => send({ type: 'text.change', text: typed })}
        onClear={() => send({ type: 'text.clear' })}
        onPick={(option) => send({ type: 'search.choose', text: option.label })}
        onEnter={() => send({ type: 'search.submit' })}
        onRemove={(option) => send({ type: 'recent.remove', text: option.label })}
      />
    </search>
  )
}
