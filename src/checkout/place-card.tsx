import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'

/** A picture, a name, the words below it, and what can be done about it at the inline end. */
export function PlaceCard({
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
      {action}
    </div>
  )
}

const card = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '3',
  padding: '3',
  bg: 'bg.surface',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.default',
  borderRadius: 'md',
  '&[data-selected]': { bg: 'accent.soft', borderColor: 'accent.edge' },
})
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
  display: 'flex',
  flexDirection: 'column',
  gap: '0.5',
  flex: '1',
  minWidth: '0',
  textStyle: 'small',
  color: 'fg.muted',
})
const name = css({ textStyle: 'bodyStrong', color: 'fg.default' })
