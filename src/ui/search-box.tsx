import '#theme/late.css'
import { Search, X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import { searchBox } from '#styled/recipes/index.js'
import { IconButton } from './icon-button.tsx'

export type SearchBoxProps = Omit<ComponentProps<'input'>, 'onChange' | 'value'> & {
  /** Its accessible name. */
  label: string
  value: string
  onChange: (text: string) => void
  /** Enter, with a text that is not empty. */
  onSearch: (text: string) => void
  onClear?: () => void
}

/** A line that searches on Enter and can be cleared. */
export function SearchBox({ label, value, onChange, onSearch, onClear, className, ...rest }: SearchBoxProps) {
  const words = useWords()
  const styles = searchBox()
  return (
    <search className={className}>
      <form
        className={styles.root}
        onSubmit={(event) => {
          event.preventDefault()
          if (value.trim()) onSearch(value.trim())
        }}
      >
        <Search aria-hidden="true" className={styles.icon} />
        <input
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          dir="auto"
          {...rest}
          aria-label={label}
          className={styles.input}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        {value && (
          <IconButton
            className={styles.clear}
            size="sm"
            aria-label={words.parts.clearText()}
            onClick={() => {
              onChange('')
              onClear?.()
            }}
          >
            <X aria-hidden="true" />
          </IconButton>
        )}
      </form>
    </search>
  )
}
