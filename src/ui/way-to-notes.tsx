import { useWords } from '#i18n/i18n.tsx'
import { css } from '#styled/css/index.js'
import { useToastRegion } from './notes-on-show.ts'

/**
 * The way of the keyboard from a modal part to the notes on show, which stand outside it; seen while it has the focus.
 * By `aria-controls` and `aria-expanded` Ark counts the region to the part: the focus may go there, and it is not hidden.
 */
export function SkipToToasts() {
  const words = useWords()
  const region = useToastRegion()
  if (!region) return null
  return (
    <button
      type="button"
      aria-controls={region}
      aria-expanded="true"
      className={skipLink}
      data-no-autofocus
      onClick={() => document.getElementById(region)?.querySelector('button')?.focus()}
    >
      {words.parts.notifications()}
    </button>
  )
}

const skipLink = css({
  position: 'absolute',
  insetBlockStart: '2',
  insetInlineStart: '2',
  zIndex: 'skip',
  px: '4',
  py: '3',
  textStyle: 'bodyStrong',
  color: 'fg.onAccent',
  bg: 'accent.solid',
  borderRadius: 'sm',
  '&:not(:focus)': { srOnly: true },
})
