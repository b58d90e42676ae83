import { Clock, Search, Sparkles, Store } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { Category, Module, Named } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { type Caret, Combobox, type ComboboxOption } from '#ui/combobox.tsx'
import { Picture } from '#ui/picture.tsx'
import type { SearchSnapshot, SendSearch } from './use-search.ts'

type Props = {
  snapshot: SearchSnapshot
  send: SendSearch
  module_type: Module['module_type']
  /** The field takes the focus when it appears, with this selection, unless another control has the focus. */
  caret?: Caret | null
  /** What a customer may like to search for. */
  suggested?: readonly Named[]
  /** What anybody may begin with. */
  categories?: readonly Category[]
  /** The page itself shows what to begin with. */
  hideStart?: boolean
  /** The customer focused the box. */
  onCome?: () => void
}

const OF_STORE = 'store-'

/**
 * The search box: suggestions for the typed text; while the box is empty, earlier searches, suggested searches and
 * categories (docs/spec.md §4, §6).
 */
export function SearchBoxView({
  snapshot,
  send,
  module_type,
  caret = null,
  suggested = [],
  categories = [],
  hideStart = false,
  onCome,
}: Props) {
  const { search, shell } = useWords()
  const { money } = useFormats()
  const { text, suggestions, recent } = snapshot.context

  const offered: ComboboxOption[] = text.trim()
    ? [
        ...suggestions.items.map(({ id, name, image_full_url, price }) => ({
          value: `item-${id}`,
          label: name,
          icon: <Sign src={image_full_url} instead={<Search aria-hidden="true" />} />,
          hint: price !== undefined && money(price),
          group: search.itemLists[module_type](),
        })),
        ...suggestions.stores.map(({ id, name, image_full_url }) => ({
          value: OF_STORE + id,
          label: name,
          icon: <Sign src={image_full_url} instead={<Store aria-hidden="true" />} />,
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
          ...categories.map(({ id, name, image_full_url }) => ({
            value: `category-${id}`,
            label: name,
            icon: <Sign src={image_full_url} instead={<Search aria-hidden="true" />} />,
            group: search.popularCategories(),
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

/** A suggestion's picture; a backend that sends none has an icon. */
const Sign = ({ src, instead }: { src: string | undefined; instead: ReactNode }) =>
  src ? <Picture src={src} alt="" ratio="1 / 1" sizes="40px" className={sign} /> : instead

const sign = css({ width: '10', flexShrink: '0', borderRadius: 'sm' })
