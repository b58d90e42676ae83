import { type ReactNode, useId } from 'react'
import { css, cx } from '#styled/css/index.js'

export type PanelProps = {
  title: ReactNode
  /** The heading's level where it stands. */
  level?: 2 | 3
  /** At the inline end of the title. */
  action?: ReactNode
  children: ReactNode
  className?: string
}

/** A hairline panel with a heading: one subject of a page. */
export function Panel({ title, level = 2, action, children, className }: PanelProps) {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <section aria-labelledby={id} className={cx(panel, className)}>
      <header className={head}>
        <Heading id={id} className={heading}>
          {title}
        </Heading>
        {action}
      </header>
      {children}
    </section>
  )
}

const panel = css({
  padding: { base: '4', md: '5' },
  layerStyle: 'panel',
  _print: { padding: '0', borderColor: 'transparent' },
})
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '3',
  marginBlockEnd: '3',
})
const heading = css({ textStyle: 'subtitle' })
