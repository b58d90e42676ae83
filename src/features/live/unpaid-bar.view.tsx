import { Clock } from 'lucide-react'
import { useWords } from '#i18n/i18n.tsx'
import { payPath } from '#src/navigation/pay-path.ts'
import { css } from '#styled/css/index.js'
import { FootBar } from './foot-bar.part.tsx'

type Props = {
  order_id: number
  /** What the order waits for. */
  text: string
  /** `23:10`; undefined until the time is known. */
  left?: string | undefined
  /** The time to pay has run out: there is nothing to press but the order. */
  isOver?: boolean
}

export function UnpaidBarView({ order_id, text, left, isOver = false }: Props) {
  const { reminder } = useWords().shellLater
  return (
    <FootBar
      name={reminder.name()}
      href={payPath(order_id)}
      tone="warning"
      icon={<Clock aria-hidden="true" />}
      text={text}
      action={isOver ? reminder.see() : reminder.pay()}
    >
      <span className={time}>{left ? reminder.left({ left }) : '\u00a0'}</span>
    </FootBar>
  )
}

const time = css({ color: 'warning.text', fontVariantNumeric: 'tabular-nums' })
