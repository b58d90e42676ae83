import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { css } from '#styled/css/index.js'

export type SectionProps = {
  title: string
  /** At the inline end of the title. */
  action?: ReactNode
  /** What the server, or a rule, holds against this part; it stands below the title, where the eye is led. */
  refused?: string | undefined
  children: ReactNode
}

/** One part of the form. */
export function Section({ title, action, refused, children }: SectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      aria-describedby={refused && `${id}-refused`}
      className={card}
      data-refused={refused ? true : undefined}
      tabIndex={-1}
    >
      <header className={head}>
        <h2 id={id} className={heading}>
          {title}
        </h2>
        {action}
      </header>
      {refused && (
        <p id={`${id}-refused`} className={alarm} role="alert">
          <CircleAlert aria-hidden="true" />
          {refused}
        </p>
      )}
      {children}
    </section>
  )
}

export const card = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  padding: { base: '4', md: '5' },
  layerStyle: 'panel',
  scrollMarginBlockStart: '[96px]',
  outline: '[none]',
  '&[data-refused]': { borderColor: 'danger.edge' },
})
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '3',
  minHeight: '9',
  // The words of a quiet button stand on the edge of the card's other words.
  '& > button': { marginInline: '-3', color: 'accent.text' },
})
export const heading = css({ textStyle: 'title' })
const alarm = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '2',
  px: '3',
  py: '2',
  textStyle: 'bodyStrong',
  color: 'danger.text',
  bg: 'danger.soft',
  borderRadius: 'sm',
  '& svg': { flexShrink: '0', width: '5', height: '5' },
})
