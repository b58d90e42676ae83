import { Search, X } from 'lucide-react'
import { type ComponentType, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearch } from 'wouter'
import { lazyNamespaces } from '#i18n/dictionaries.ts'
import { useWords } from '#i18n/i18n.tsx'
import { pageLocale } from '#i18n/locale.ts'
import { useShownModule } from '#src/core/where.ts'
import type { SearchBoxProps } from '#src/features/search/search-box.part.tsx'
import { typedText } from '#src/features/search/typed-text.ts'
import { HOME } from '#src/navigation/pages.ts'
import { css } from '#styled/css/index.js'
import { IconButton } from '#ui/icon-button.tsx'

const loadSearchBox = async () => {
  const [{ SearchBox }] = await Promise.all([
    import('#src/features/search/search-box.part.tsx'),
    lazyNamespaces(pageLocale(), ['search']),
  ])
  return SearchBox
}

/** The box that suggests, and the selection of the plain field when the box replaced it: null without focus. */
type Loaded = { Box: ComponentType<SearchBoxProps>; caret: SearchBoxProps['caret'] }

/**
 * The search box of wide headers. The first focus loads the box that suggests; until it arrives, a plain field of the
 * same look searches by loading the page. The box takes over the text, and the focus only if the plain field has it.
 */
export function HeaderSearch() {
  const { shell, parts } = useWords()
  const module = useShownModule()
  const query = new URLSearchParams(useSearch())
  const [typed, setTyped] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const [loaded, setLoaded] = useState<Loaded>()
  if (!module || module.module_type === 'parcel') return null
  const label = shell.searchIn[module.module_type]()
  const text = typed ?? typedText({ data_type: query.get('data_type'), search: query.get('search') ?? '' })
  const takeOver = (Box: Loaded['Box']) => {
    const hasFocus = form.current?.contains(document.activeElement)
    const caret = hasFocus
      ? { start: field.current?.selectionStart ?? 0, end: field.current?.selectionEnd ?? 0 }
      : null
    // Synchronously: the focus must not move between the question and the replacement.
    flushSync(() => setLoaded({ Box, caret }))
  }
  return (
    <div className={room}>
      {loaded ? (
        <loaded.Box typed={typed} caret={loaded.caret} />
      ) : (
        <search>
          <form ref={form} action={HOME} className={frame}>
            <Search aria-hidden="true" className={icon} />
            <input
              type="search"
              name="search"
              aria-label={label}
              placeholder={label}
              autoComplete="off"
              maxLength={200}
              dir="auto"
              ref={field}
              className={line}
              value={text}
              onChange={(event) => setTyped(event.target.value)}
              // When the box does not arrive, the plain field keeps searching.
              onFocus={() => loadSearchBox().then(takeOver, () => {})}
            />
            {text && (
              <IconButton
                size="sm"
                className={clear}
                aria-label={parts.clearText()}
                onClick={() => {
                  setTyped('')
                  field.current?.focus()
                }}
              >
                <X aria-hidden="true" />
              </IconButton>
            )}
            <input type="hidden" name="data_type" value="searched" />
            <input type="hidden" name="module_id" value={module.id} />
          </form>
        </search>
      )}
    </div>
  )
}

const room = css({
  display: { base: 'none', lg: 'block' },
  flex: '[1 3 360px]',
  minWidth: '60',
  maxWidth: '[420px]',
  // The second row of a header in large text.
  '@container (width < 58rem)': { flexBasis: '[100%]', order: '1', maxWidth: '[none]' },
})
const frame = css({ position: 'relative', display: 'flex', alignItems: 'center' })
const icon = css({
  position: 'absolute',
  insetInlineStart: '4',
  width: '5',
  height: '5',
  color: 'fg.muted',
  pointerEvents: 'none',
})
const line = css({
  width: 'full',
  minHeight: '11',
  paddingInlineStart: '12',
  paddingInlineEnd: { base: '12', _placeholderShown: '4' },
  fontSize: 'base',
  bg: 'bg.surface',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.strong',
  borderRadius: 'full',
  textOverflow: 'ellipsis',
  appearance: 'none',
  '&::-webkit-search-cancel-button': { display: 'none' },
  _focusVisible: { outlineOffset: '[-1px]', outlineColor: 'accent.edge' },
})
const clear = css({ position: 'absolute', insetInlineEnd: '1' })
