import { DoorClosed } from 'lucide-react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { ParcelAttempt } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'

/** Why a hand-over failed, in the courier's words, and until when the courier waits at the door. */
export function FailedAttempt({ attempt, isWaiting }: { attempt: ParcelAttempt; isWaiting: boolean }) {
  const { parcelLink } = useWords().tracking
  const { time } = useFormats()
  // The sentence around the reason has a full stop of its own.
  const reason = attempt.reason.replace(/\.$/, '')
  return (
    <>
      {parcelLink.attempt({ reason })}
      {isWaiting && ` ${parcelLink.waits({ time: time(attempt.waiting_until) })}`}
    </>
  )
}

type Props = {
  attempts: readonly ParcelAttempt[]
  /** The courier stands at the door since the last one. */
  isWaiting: boolean
}

/** The hand-overs that failed, the first one first. */
export function ParcelAttempts({ attempts, isWaiting }: Props) {
  const { parcelOrder: words } = useWords().tracking
  const { dateTime } = useFormats()
  return (
    <ul className={list} aria-label={words.attempts()}>
      {attempts.map((attempt, at) => (
        <li key={attempt.at} className={row}>
          <DoorClosed aria-hidden="true" />
          <p className={texts}>
            <span>
              <FailedAttempt attempt={attempt} isWaiting={isWaiting && at === attempts.length - 1} />
            </span>
            <time dateTime={attempt.at} className={small}>
              {dateTime(attempt.at)}
            </time>
          </p>
        </li>
      ))}
    </ul>
  )
}

const list = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  padding: '3',
  textStyle: 'body',
  color: 'warning.text',
  bg: 'warning.soft',
  borderRadius: 'sm',
})
const row = css({
  display: 'flex',
  gap: '3',
  '& > svg': { flexShrink: '0', width: '5', height: '5', marginBlockStart: '[2px]' },
})
const texts = css({ display: 'flex', flexDirection: 'column', minWidth: '0' })
const small = css({ textStyle: 'small', fontVariantNumeric: 'tabular-nums' })
