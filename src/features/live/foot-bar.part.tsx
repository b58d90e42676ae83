import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { css } from '#styled/css/index.js'

type Props = {
  name: string
  href: string
  tone: 'warning' | 'info' | 'success' | 'neutral'
  icon: ReactNode
  text: string
  /** What a press does, in a word. */
  action: string
  /** Beside the text. */
  children?: ReactNode
  /** How many of the four steps of an order are taken; undefined where there are none to show. */
  step?: number
}

/**
 * It stands at the foot of the page and stays in sight above the tab bar, so that nothing moves when it comes. What else
 * stands at the foot makes room by `--live`.
 */
export const FootBar = ({ name, href, tone, icon, text, action, children, step }: Props) => (
  <aside className={bar} data-tone={tone} aria-label={name} ref={makeRoom}>
    {step !== undefined && <span className={progress} data-step={step} />}
    <Link href={href} className={line}>
      {icon}
      <span className={words}>
        <span className={strong}>{text}</span>
        {children}
      </span>
      <span className={does}>{action}</span>
    </Link>
  </aside>
)

/** Larger text makes it higher: what stands at the foot of the page is told how high it is. */
function makeRoom(bar: HTMLElement | null) {
  if (!bar) return
  const { style } = document.documentElement
  const measure = new ResizeObserver(() => style.setProperty('--live', `${bar.offsetHeight}px`))
  measure.observe(bar)
  return () => {
    measure.disconnect()
    style.removeProperty('--live')
  }
}

const bar = css({
  position: 'sticky',
  insetBlockEnd: { base: '[calc({sizes.tabBar} + env(safe-area-inset-bottom))]', lg: '0' },
  zIndex: 'sticky',
  bg: 'bg.surface',
  color: 'accent.text',
  borderBlockStartWidth: 'hairline',
  borderBlockStartStyle: 'solid',
  borderColor: 'border.subtle',
  '&[data-tone=warning]': { color: 'warning.text', bg: 'warning.soft' },
  '&[data-tone=success]': { color: 'success.text', bg: 'success.soft' },
  '&[data-tone=neutral]': { color: 'fg.muted' },
  _print: { display: 'none' },
})
const progress = css({
  position: 'absolute',
  insetInlineStart: '0',
  insetBlockStart: '[-1px]',
  height: '[3px]',
  width: '[0]',
  bg: '[currentcolor]',
  transitionProperty: '[width]',
  transitionDuration: '[400ms]',
  '&[data-step="1"]': { width: '1/4' },
  '&[data-step="2"]': { width: '1/2' },
  '&[data-step="3"]': { width: '3/4' },
  '&[data-step="4"]': { width: 'full' },
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
  '& > svg': { flexShrink: '0', width: '5', height: '5' },
})
const words = css({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1',
  columnGap: '3',
  minWidth: '0',
  textStyle: 'small',
  color: 'fg.default',
})
const strong = css({ fontWeight: 'medium' })
const does = css({ flexShrink: '0', textStyle: 'bodyStrong', color: 'accent.text' })
