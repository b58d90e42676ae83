import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { css } from '#styled/css/index.js'
import { link } from '#styled/recipes/index.js'
import { ErrorState } from '#ui/error-state.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'

/** The state of a read, as far as a section shows it. */
export type Reading = { isPending: boolean; isError: boolean; isFetching: boolean; refetch: () => unknown }

type Props = {
  title: string
  /** Where all of them are. */
  all?: string
  reading: Reading
  /** What was read: the section is not there when there is nothing in it. */
  rows: readonly unknown[] | undefined
  skeleton: ReactNode
  children: ReactNode
}

/** A section of the home: its heading with the way to all, and what it shows in each state of its read. */
export function RowSection({ title, all, reading, rows, skeleton, children }: Props) {
  const { actions } = useWords()
  if (rows?.length === 0) return null
  return (
    <section>
      <SectionHeading
        className={lowHeading}
        action={
          all && (
            <Link href={all} className={`${link()} ${wide}`} aria-label={`${actions.viewAll()}: ${title}`}>
              {actions.viewAll()}
            </Link>
          )
        }
      >
        {title}
      </SectionHeading>
      <ReadState reading={reading} skeleton={skeleton}>
        {children}
      </ReadState>
    </section>
  )
}

/** Renders a skeleton, an error or the content by the state of a read. */
export function ReadState({ reading, skeleton, children }: Pick<Props, 'reading' | 'skeleton' | 'children'>) {
  if (reading.isPending) return skeleton
  if (reading.isError)
    return <ErrorState onRetry={() => reading.refetch()} retrying={reading.isFetching} level={3} />
  return children
}

// On phones a heading is lower than the 44 px that its link keeps for a finger.
export const lowHeading = css({ '&&': { minHeight: { smDown: '8' }, marginBlockEnd: { smDown: '1' } } })
const wide = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '11',
  marginBlock: { smDown: '[-6px]' },
})
