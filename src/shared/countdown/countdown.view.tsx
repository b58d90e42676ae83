import type { SnapshotFrom } from 'xstate'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { countdownMachine } from '#machines/app/countdown.machine.ts'
import { countdownOf } from '#machines/rules/countdown.ts'
import { css } from '#styled/css/index.js'

export type CountdownLook = {
  /** Date and time in the format of the wire. */
  ends: string
  /** Text after that moment. */
  over: string
  size?: 'sm' | 'md'
}

const parts = ['days', 'hours', 'minutes', 'seconds'] as const

type Props = CountdownLook & { snapshot: SnapshotFrom<typeof countdownMachine> }

/** The digits keep their space before the time is known: a prerendered page does not know it. */
export function CountdownView({ ends, over, size = 'md', snapshot }: Props) {
  const { offers } = useWords()
  const { dateTime } = useFormats()
  const isOver = snapshot.matches('over')
  const isRunning = snapshot.matches('running')
  const left = countdownOf(snapshot.context.left)
  return (
    <div>
      <div role="status">{isOver && <p className={ended}>{over}</p>}</div>
      {!isOver && (
        <div role="timer" aria-label={offers.endsAt({ moment: dateTime(ends) })} className={row}>
          {parts.map((part) => (
            <span key={part} className={box} data-size={size}>
              <span className={digits}>{isRunning ? String(left[part]).padStart(2, '0') : '––'}</span>
              <span className={name}>{offers.units[part]()}</span>
            </span>
          ))}
        </div>
      )}
    </div>
  )
}

const ended = css({ textStyle: 'subtitle', color: 'danger.text' })
const row = css({ display: 'inline-flex', flexWrap: 'wrap', columnGap: { base: '3', sm: '5' }, rowGap: '2' })
const box = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  minWidth: { base: '12', sm: '13' },
  paddingBlock: '1',
  bg: 'bg.surface',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.subtle',
  borderRadius: 'sm',
  '&[data-size=sm]': { minWidth: '11', textStyle: 'small' },
  '& + &': {
    _before: {
      content: '":" / ""',
      position: 'absolute',
      insetInlineStart: { base: '[-8.5px]', sm: '[-12.5px]' },
      insetBlockStart: '1',
      textStyle: 'title',
      lineHeight: 'text',
      color: 'fg.muted',
    },
  },
})
const digits = css({
  textStyle: 'title',
  lineHeight: 'text',
  fontVariantNumeric: 'tabular-nums',
  color: 'accent.text',
  '[data-size=sm] > &': { textStyle: 'bodyStrong' },
})
const name = css({ textStyle: 'caption', color: 'fg.muted' })
