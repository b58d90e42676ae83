import { useWords } from '#i18n/i18n.tsx'
import type { Notification } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { Fold } from '#ui/fold.tsx'

type Props = { steps: readonly Notification[]; when: (moment: string) => string }

/** The steps that an order took before its newest one, on demand. */
export function EarlierSteps({ steps, when }: Props) {
  const { notifications: words } = useWords()
  return (
    <Fold styles={{ fold: part, opener: button }} summary={words.earlier({ count: steps.length })}>
      <ol className={list}>
        {steps.map(({ id, body, created_at }) => (
          <li key={id} className={entry}>
            <bdi>{body}</bdi>
            <time dateTime={created_at} className={moment}>
              {when(created_at)}
            </time>
          </li>
        ))}
      </ol>
    </Fold>
  )
}

const part = css({
  flexBasis: 'full',
  // Under the texts of the row: its padding, its icon and the gap.
  paddingInlineStart: '[68px]',
  paddingInlineEnd: '2',
  marginBlockStart: '-2',
  paddingBlockEnd: '2',
  '&[open] > summary > svg': { rotate: '[180deg]' },
})
const button = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  minHeight: '8',
  textStyle: 'smallStrong',
  color: 'accent.text',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& svg': { width: '4', height: '4' },
})
const list = css({ display: 'flex', flexDirection: 'column', gap: '1', paddingBlock: '1' })
const entry = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '3',
  textStyle: 'small',
  color: 'fg.muted',
})
const moment = css({ textStyle: 'caption', fontVariantNumeric: 'tabular-nums' })
