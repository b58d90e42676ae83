import type { ReactNode } from 'react'
import { css, cx } from '#styled/css/index.js'

export type SectionHeadingProps = {
  children: ReactNode
  /** At the inline end: View all, tabs, a sort list. */
  action?: ReactNode
  level?: 1 | 2 | 3
  className?: string
}

export function SectionHeading({ children, action, level = 2, className }: SectionHeadingProps) {
  const Heading = `h${level}` as const
  return (
    <div className={cx(headingRow, className)}>
      <Heading className={headingTitle}>{children}</Heading>
      {action}
    </div>
  )
}

export const headingRow = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '3',
  minHeight: '11',
  marginBlockEnd: { base: '2', md: '3' },
})

export const headingTitle = css({ textStyle: { base: 'title', md: 'heading' } })
