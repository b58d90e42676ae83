import '#theme/late.css'
import { Search, X } from 'lucide-react'
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useWords } from '#i18n/i18n.tsx'
import { cx } from '#styled/css/index.js'
import { combobox } from '#styled/recipes/index.js'
import { CloseButton } from './close-button.tsx'
import { LiveRegion } from './live-region.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export type ComboboxOption = {
  /** Unique in the list. */
  value: string
  label: string
  hint?: ReactNode
  icon?: ReactNode
  /** Options of a group stand together under its name. */
  group?: string
  /** The customer may take it away: with its cross, or with Delete while it is marked. */
  isRemovable?: boolean
}

/** No search of the shop takes more. */
const LONGEST = 200

/** The selection in the field. */
export type Caret = { start: number; end: number }

export type ComboboxProps = {
  label: string
  hideLabel?: boolean
  placeholder?: string
  text: string
  onType: (text: string) => void
  onClear: () => void
  /** Suggestions for the text, groups in order. */
  options: readonly ComboboxOption[]
  onPick: (option: ComboboxOption) => void
  /** The customer pressed Enter with a text and without a marked option. */
  onEnter?: ((text: string) => void) | undefined
  /** Enter asks for suggestions, so it leaves the list open; elsewhere Enter searches and closes it. */
  enterSuggests?: boolean
  /** Sentence in a list without options; without it an empty list stays closed. */
  empty?: ReactNode
  /** The first option is marked while there is a text, so that Enter picks it. */
  marksFirst?: boolean
  /** The list stands below the field in what holds both, instead of over the page. */
  inside?: boolean
  /** The suggestions are loading. */
  busy?: boolean
  onFocus?: (() => void) | undefined
  onRemove?: (option: ComboboxOption) => void
  /** The field takes the focus when it appears, with this selection, unless another control has the focus. */
  caret?: Caret | null
  /** The input, for a dialog that starts in it. */
  field?: RefObject<HTMLInputElement | null>
  className?: string
}

/**
 * Text field with a list of suggestions (WAI-ARIA combobox with a list popup).
 * Not Ark's, which writes the text back into the field late and loses letters of fast typing.
 */
export function Combobox({
  label,
  hideLabel = false,
  placeholder,
  text,
  onType,
  onClear,
  options,
  onPick,
  onEnter,
  enterSuggests = false,
  empty,
  marksFirst = false,
  inside = false,
  busy = false,
  onFocus,
  onRemove,
  caret = null,
  field: outer,
  className,
}: ComboboxProps) {
  const words = useWords()
  const styles = combobox({ inside })
  const id = useId()
  const [open, setOpen] = useState(false)
  const [marked, setMarked] = useState<string | null>(null)
  const own = useRef<HTMLInputElement>(null)
  const field = outer ?? own
  const [start] = useState(caret)

  useLayoutEffect(() => {
    // A page moves the focus to its `main` on arrival; any other element is the customer's own choice.
    if (!start || !document.activeElement?.contains(field.current)) return
    field.current?.focus()
    field.current?.setSelectionRange(start.start, start.end)
  }, [start, field])

  const at =
    marksFirst && marked === null && text.trim()
      ? Math.min(0, options.length - 1)
      : options.findIndex((option) => option.value === marked)
  const current = options[at]
  const isEmpty = options.length === 0
  const shown = open && (!isEmpty || (Boolean(empty) && text !== '' && !busy))
  const groups = [...new Set(options.map((option) => option.group))]
  const optionId = (value: string) => `${id}-${value}`

  const close = () => {
    setOpen(false)
    setMarked(null)
  }

  const mark = (index: number) => {
    // Also without options: they may arrive later.
    setOpen(true)
    const option = options[(index + options.length) % options.length]
    if (!option) return
    setMarked(option.value)
    document.getElementById(optionId(option.value))?.scrollIntoView({ block: 'nearest' })
  }

  const pick = (option: ComboboxOption) => {
    close()
    onPick(option)
  }

  const press = (event: KeyboardEvent) => {
    const option = current
    switch (event.key) {
      case 'ArrowDown':
        mark(at + 1)
        break
      case 'ArrowUp':
        mark(at < 0 ? -1 : at - 1)
        break
      case 'Enter':
        // The Enter that ends the spelling of a word (Chinese, Japanese) is not a search.
        if (event.nativeEvent.isComposing) return
        if (shown && option) pick(option)
        else if (text.trim()) {
          if (enterSuggests) setOpen(true)
          else close()
          onEnter?.(text.trim())
        }
        break
      case 'Delete':
        if (!shown || !option?.isRemovable) return
        mark(at + 1)
        onRemove?.(option)
        break
      case 'Escape':
        if (!shown) return
        event.stopPropagation()
        close()
        break
      default:
        return
    }
    event.preventDefault()
  }

  return (
    <div className={cx(styles.root, className)}>
      <label htmlFor={id} className={hideLabel ? undefined : styles.label}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      <div className={styles.control}>
        <Search aria-hidden="true" className={styles.icon} />
        <input
          id={id}
          type="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={`${id}-list`}
          aria-activedescendant={shown && current ? optionId(current.value) : undefined}
          aria-busy={busy || undefined}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="auto"
          ref={field}
          className={styles.input}
          placeholder={placeholder}
          maxLength={LONGEST}
          value={text}
          onChange={(event) => {
            setOpen(true)
            setMarked(null)
            onType(event.target.value)
          }}
          onKeyDown={press}
          onBlur={close}
          onClick={() => setOpen(true)}
          onFocus={() => {
            setOpen(true)
            onFocus?.()
          }}
        />
        {text && (
          <CloseButton
            className={styles.clear}
            size="sm"
            aria-label={words.parts.clearText()}
            onClick={() => {
              field.current?.focus()
              onClear()
            }}
          />
        )}
        {/* The list may be pressed without taking the focus from the field. */}
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={label}
          className={styles.content}
          hidden={!shown}
          // A long list scrolls, and Chromium stops at what scrolls: Tab would stand in a list that closes under it.
          tabIndex={-1}
          onPointerDown={(event) => event.preventDefault()}
        >
          {groups.map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
            <div key={group ?? ''} role="group" aria-label={group}>
              {group && (
                <div className={styles.group} aria-hidden="true">
                  {group}
                </div>
              )}
              {options
                .filter((option) => option.group === group)
                .map((option) => (
                  // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field has the focus and the keys, as the combobox pattern says
                  <div
                    key={option.value}
                    id={optionId(option.value)}
                    role="option"
                    aria-selected={option === current}
                    aria-keyshortcuts={option.isRemovable ? 'Delete' : undefined}
                    className={styles.item}
                    onClick={() => pick(option)}
                  >
                    {option.icon}
                    <span className={styles.words}>
                      {option.label}
                      {option.hint && <span className={styles.note}>{option.hint}</span>}
                    </span>
                    {option.isRemovable && (
                      // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: an option holds no button; Delete does the same
                      <span
                        className={styles.remove}
                        title={words.actions.remove()}
                        onClick={(event) => {
                          event.stopPropagation()
                          onRemove?.(option)
                        }}
                      >
                        <X aria-hidden="true" />
                      </span>
                    )}
                  </div>
                ))}
            </div>
          ))}
          {isEmpty && <p className={styles.empty}>{empty}</p>}
        </div>
      </div>
      <LiveRegion>{shown && (isEmpty ? empty : words.counts.results({ count: options.length }))}</LiveRegion>
    </div>
  )
}
