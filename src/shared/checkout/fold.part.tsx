import { type ReactNode, useId } from 'react'
import { css } from '#styled/css/index.js'
import { Fold } from '#ui/fold.tsx'
import { useIsOneColumn } from './one-column.ts'
import { card, heading, Section } from './section.part.tsx'

/** A field of a fold: its name, and what the customer said there. */
export type FoldPart = { name: string; said: string | false } | false

type Props = { title: string; parts: readonly FoldPart[]; children: ReactNode }

/** A section of optional fields, which a page of one column folds. */
export function OptionalSection({ title, parts, children }: Props) {
  const isFolded = useIsOneColumn()
  if (!isFolded) return <Section title={title}>{children}</Section>
  return (
    <FoldedSection title={title} {...hintOf(parts)}>
      {children}
    </FoldedSection>
  )
}

/** A section that is one fold; `outside` stays in sight below it. */
export function FoldedSection({ title, outside, ...fold }: FoldProps & { outside?: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={card}>
      <NotedFold
        {...fold}
        title={
          <h2 id={id} className={heading}>
            {title}
          </h2>
        }
      />
      {outside}
    </section>
  )
}

/** Optional fields inside a section, which a page of one column folds. */
export function OptionalFields({ title, parts, children }: Props) {
  const isFolded = useIsOneColumn()
  if (isFolded)
    return (
      <NotedFold title={title} {...hintOf(parts)}>
        {children}
      </NotedFold>
    )
  return (
    <fieldset className={group}>
      <legend className={legend}>{title}</legend>
      {children}
    </fieldset>
  )
}

/** What the customer said, or else what can be said. */
const hintOf = (parts: readonly FoldPart[]) => {
  const asked = parts.filter((part) => part !== false)
  const said = asked.flatMap((part) => part.said || [])
  return {
    hint: (said.length > 0 ? said : asked.map(({ name }) => name)).join(' · '),
    isFilled: said.length > 0,
  }
}

type FoldProps = {
  title: ReactNode
  /** Below the title. */
  hint?: string
  /** At the inline end; announced while the fold is closed. */
  aside?: ReactNode
  /** A fold that is filled opens. */
  isFilled?: boolean
  children: ReactNode
}

/** A closed part that names its contents. */
const NotedFold = ({ title, hint, aside, isFilled, children }: FoldProps) => (
  <Fold
    styles={{ opener }}
    isFilled={isFilled}
    summary={(isOpen) => (
      <>
        <span className={words}>
          {title}
          {hint && <span className={small}>{hint}</span>}
        </span>
        {aside && (
          <span className={end} aria-live={isOpen ? 'off' : 'polite'}>
            {aside}
          </span>
        )}
      </>
    )}
  >
    <div className={content}>{children}</div>
  </Fold>
)

const group = css({ display: 'flex', flexDirection: 'column', gap: '2', marginBlockStart: '2' })
const legend = css({ textStyle: 'small', color: 'fg.muted', marginBlockEnd: '2' })
const opener = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  minHeight: '11',
  listStyle: 'none',
  cursor: 'pointer',
  textStyle: 'bodyStrong',
  '&::-webkit-details-marker': { display: 'none' },
  '& > svg': {
    flexShrink: '0',
    width: '5',
    height: '5',
    color: 'fg.muted',
    transition: '[rotate {durations.press} {easings.out}]',
    '[open] > * > &': { rotate: '[180deg]' },
  },
})
// What stands at the end stands below it where the text is large.
const words = css({ flex: '[1 1 8rem]', minWidth: '0', display: 'flex', flexDirection: 'column', gap: '0.5' })
const small = css({ textStyle: 'small', color: 'fg.muted', lineClamp: '5', overflowWrap: 'anywhere' })
const end = css({ flexShrink: '0', marginInlineStart: 'auto', figure: true })
const content = css({ display: 'flex', flexDirection: 'column', gap: '3', paddingBlockStart: '3' })
