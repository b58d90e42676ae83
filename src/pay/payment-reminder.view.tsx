import { Clock } from 'lucide-react'
import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { payPath } from '#src/navigation/pay-path.ts'
import { css } from '#styled/css/index.js'

type Props = {
  order_id: number
  /** What the order waits for. */
  text: string
  /** `23:10`; undefined until the time is known. */
  left: string | undefined
}

/**
 * It stands at the foot of the page and stays in sight above the tab bar, so that nothing moves when it comes. What else
 * stands at the foot makes room by `--reminder`.
 */
export function PaymentReminderView({ order_id, text, left }: Props) {
  const { reminder } = useWords().shellLater
  return (
    <aside className={bar} aria-label={reminder.name()} ref={makeRoom}>
      <Link href={payPath(order_id)} className={line}>
        <Clock aria-hidden="true" />
        <span className={words}>
          <span className={strong}>{text}</span>
          <span className={time}>{left ? reminder.left({ left }) : '\u00a0'}</span>
        </span>
        <span className={pay}>{reminder.pay()}</span>
      </Link>
    </aside>
  )
}

/** Larger text makes it higher: what stands at the foot of the page is told how high it is. */
function makeRoom(bar: HTMLElement | null) {
  if (!bar) return
  const { style } = document.documentElement
  const measure = new ResizeObserver(() => style.setProperty('--reminder', `${bar.offsetHeight}px`))
  measure.observe(bar)
  return () => {
    measure.disconnect()
    style.removeProperty('--reminder')
  }
}

const bar = css({
  position: 'sticky',
  insetBlockEnd: { base: '[calc({sizes.tabBar} + env(safe-area-inset-bottom))]', lg: '0' },
  zIndex: 'sticky',
  bg: 'warning.soft',
  borderBlockStartWidth: 'hairline',
  borderBlockStartStyle: 'solid',
  borderColor: 'border.subtle',
  _print: { display: 'none' },
})
const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  maxWidth: 'content',
  minHeight: '12',
  mx: 'auto',
  px: { base: '4', md: '6' },
  paddingBlock: '1',
  color: 'fg.default',
  '& > svg': { flexShrink: '0', width: '5', height: '5', color: 'warning.text' },
})
const words = css({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1',
  columnGap: '3',
  minWidth: '0',
  textStyle: 'small',
})
const strong = css({ fontWeight: 'medium' })
const time = css({ color: 'warning.text', fontVariantNumeric: 'tabular-nums' })
const pay = css({ flexShrink: '0', textStyle: 'bodyStrong', color: 'accent.text' })
