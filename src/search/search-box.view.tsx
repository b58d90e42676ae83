import { Clock, Search, Sparkles, Store } from 'lucide-react'
import { useWords } from '#i18n/i18n.tsx'
import type { Module, Named } from '#openapi/generated/client.ts'
import { type Caret, Combobox, type ComboboxOption } from '#ui/combobox.tsx'
import type { SearchSnapshot, SendSearch } from './use-search.ts'

type Props = {
  snapshot: SearchSnapshot
  send: SendSearch
  module_type: Module['module_type']
  /** The field takes the focus when it appears, with this selection, unless another control has the focus. */
  caret?: Caret | null
  /** What a customer may like to search for. */
  suggested?: readonly Named[]
  /** The page itself shows what to begin with. */
  hideStart?: boolean
  /** Somebody came to the box. */
  onCome?: () => void
}

const OF_STORE = 'store-'

/** The box: suggestions of what is typed; while nothing is, what was searched before and might be next (docs/spec.md §4, §6). */
export function SearchBoxView({
  snapshot,
  send,
  module_type,
  caret = null,
  suggested = [],
  hideStart = false,
  onCome,
}: Props) {
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
          value: OF_STORE + id,
          label: name,
          icon: <Store aria-hidden="true" />,
          group: search.storeLists[module_type](),
        })),
      ]
    : hideStart
      ? []
      : [
          ...recent.map((past) => ({
            value: `recent-${past}`,
            label: past,
            icon: <Clock aria-hidden="true" />,
            group: search.recent(),
            isRemovable: true,
          })),
          ...suggested.map(({ id, name }) => ({
            value: `suggested-${id}`,
            label: name,
            icon: <Sparkles aria-hidden="true" />,
            group: search.suggestedSearches(),
          })),
        ]

  const empty = snapshot.matches({ box: 'unavailable' })
    ? search.noSuggestions()
    : snapshot.matches({ box: 'offering' }) && search.noSuggestion()

  return (
    <search>
      <Combobox
        label={shell.searchIn[module_type]()}
        placeholder={shell.searchIn[module_type]()}
        hideLabel
        caret={caret}
        text={text}
        options={offered}
        busy={snapshot.hasTag('busy')}
        empty={empty}
        onFocus={onCome}
        onType={(typed) => send({ type: 'text.change', text: typed })}
        onClear={() => send({ type: 'text.clear' })}
        onPick={({ value, label: text }) =>
          send({ type: 'search.choose', text, list_type: value.startsWith(OF_STORE) ? 'store' : 'item' })
        }
        onEnter={() => send({ type: 'search.submit' })}
        onRemove={(option) => send({ type: 'recent.remove', text: option.label })}
      />
    </search>
  )
}
