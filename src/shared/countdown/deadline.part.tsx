import { Clock } from 'lucide-react'
import { clock } from '#browser/clock.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { css } from '#styled/css/index.js'
import { connectCountdown } from './countdown.ports.ts'
import { leftText } from './left-text.ts'

type Props = {
  /** Date and time in the format of the wire. */
  ends: string
  /** `left` is the remaining time: `4:05`. */
  text: (left: string) => string
  over: string
}

/** One line with a deadline; after the deadline the line says that it has passed. */
export function Deadline({ ends, text, over }: Props) {
  const { snapshot } = useFlow(() => connectCountdown(clock), { ends: Date.parse(ends) })
  const isOver = snapshot.matches('over')
  return (
    <p className={line} role={isOver ? 'status' : 'timer'}>
      <Clock aria-hidden="true" />
      {isOver ? over : text(leftText(snapshot.context.left))}
    </p>
  )
}

const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  textStyle: 'small',
  color: 'warning.text',
  fontVariantNumeric: 'tabular-nums',
  '& > svg': { flexShrink: '0', width: '4', height: '4' },
})
