import { useState } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import { css, cx } from '#styled/css/index.js'

/** Longer texts are cut here, at the end of a word (docs/spec.md §9). */
const DEFAULT_LENGTH = 70

/** A text that is cut until the customer asks for the rest. */
export function ReadMore({
  text,
  length = DEFAULT_LENGTH,
  className,
}: {
  text: string
  length?: number
  className?: string
}) {
  const { actions } = useWords()
  const [open, setOpen] = useState(false)
  if (text.length <= length) return <p className={cx(words, className)}>{text}</p>
  return (
    <p className={cx(words, className)}>
      {open ? text : `${beginning(text, length)}…`}{' '}
      <button type="button" className={toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? actions.less() : actions.more()}
      </button>
    </p>
  )
}

const beginning = (text: string, length: number) =>
  text
    .slice(0, length)
    .replace(/\s+\S*$/, '')
    .replace(/[\s,.;:،؛]+$/, '')

const words = css({ textStyle: 'body', color: 'fg.muted', whiteSpace: 'pre-line' })
const toggle = css({
  position: 'relative',
  fontWeight: 'medium',
  color: 'accent.text',
  whiteSpace: 'nowrap',
  borderRadius: 'xs',
  _before: { content: '""', position: 'absolute', insetInline: '[-8px]', insetBlock: '[-12px]' },
  _hover: { textDecoration: 'underline' },
})
