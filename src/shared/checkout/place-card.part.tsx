import type { ReactNode } from 'react'
import { css, cx } from '#styled/css/index.js'
import { choiceCard } from './choice-card.ts'

/** A picture, a name, the words below it, and what can be done about it at the inline end. */
export function SummaryCard({
  icon,
  title,
  children,
  action,
  selected = false,
}: {
  icon: ReactNode
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  selected?: boolean
}) {
  return (
    <div className={card} data-selected={selected || undefined}>
      <span className={picture}>{icon}</span>
      <div className={words}>
        <p className={name}>{title}</p>
        {children}
      </div>
      {action && <div className={end}>{action}</div>}
    </div>
  )
}

const card = cx(choiceCard, css({ flexWrap: 'wrap', alignItems: 'flex-start' }))
const picture = css({
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  width: '10',
  height: '10',
  color: 'accent.text',
  bg: 'bg.surface',
  borderRadius: 'full',
  '& svg': { width: '5', height: '5' },
  '[data-selected=true] > &': { bg: 'bg.raised' },
})
const words = css({
  alignSelf: 'center',
  display: 'flex',
  flexDirection: 'column',
  gap: '0.5',
  // What can be done stands below it where the text is large; the picture stays beside it.
  flex: '[1 1 min(6.5rem, calc(100% - 52px))]',
  minWidth: '0',
  textStyle: 'small',
  color: 'fg.muted',
})
const end = css({ marginInlineStart: 'auto' })
const name = css({ textStyle: 'bodyStrong', color: 'fg.default' })
