import { Bike, Check, House, PackageCheck, ReceiptText, ShoppingBag, Store, X } from 'lucide-react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { TrackedOrder } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { type TimelineStep, timelineSteps } from './timeline-steps.ts'

const icons: Record<TimelineStep['name'], typeof Check> = {
  placed: ReceiptText,
  confirmed: Store,
  onTheWay: Bike,
  readyToCollect: ShoppingBag,
  delivered: House,
  collected: PackageCheck,
  canceled: X,
  failed: X,
}

/** The four steps of the order with their times (docs/spec.md §4, order tracking drawer). */
export function Timeline({ order }: { order: TrackedOrder }) {
  const { steps: words, reason } = useWords().tracking
  const { dateTime } = useFormats()
  return (
    <ol className={list} aria-label={words.label()}>
      {timelineSteps(order).map(({ name, state, time }) => {
        const Icon = state === 'done' ? Check : icons[name]
        return (
          <li
            key={name}
            className={row}
            data-state={state}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span className={mark} aria-hidden="true">
              <Icon />
            </span>
            <span className={text}>
              <span className={label}>{words[name]()}</span>
              {state !== 'broken' && <VisuallyHidden> ({words[state]()})</VisuallyHidden>}
              {state === 'broken' && order.cancellation_reason && (
                <span className={note}>{reason({ reason: order.cancellation_reason })}</span>
              )}
            </span>
            {time && <time dateTime={time}>{dateTime(time)}</time>}
          </li>
        )
      })}
    </ol>
  )
}

const list = css({ display: 'flex', flexDirection: 'column' })
const row = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  alignContent: 'flex-start',
  columnGap: '3',
  minHeight: '14',
  textStyle: 'body',
  '& > time': {
    flexShrink: '0',
    marginInlineStart: 'auto',
    paddingBlockStart: '1',
    textStyle: 'small',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
  },
  '&:last-child': { minHeight: '9' },
  // The line to the step below.
  '&:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '[34px]',
    insetBlockEnd: '0.5',
    insetInlineStart: '[15px]',
    width: '[2px]',
    bg: 'border.default',
    borderRadius: 'full',
  },
  '&[data-state=done]:not(:last-child)::before': { bg: 'accent.edge' },
  '& > [aria-hidden]': { color: 'fg.subtle', bg: 'bg.subtle' },
  '&[data-state=done] > [aria-hidden]': { color: 'accent.text', bg: 'accent.soft' },
  '&[data-state=now] > [aria-hidden]': { color: 'fg.onAccent', bg: 'accent.solid' },
  '&[data-state=broken] > [aria-hidden]': { color: 'danger.onSolid', bg: 'danger.solid' },
  '&[data-state=now] > [aria-hidden]::after': {
    content: '""',
    position: 'absolute',
    inset: '0',
    bg: 'accent.solid',
    borderRadius: 'full',
    zIndex: '[-1]',
    animation: '[ripple 2s ease-out infinite]',
  },
  '&[data-state=next]': { color: 'fg.muted' },
})
const mark = css({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  width: '8',
  height: '8',
  borderRadius: 'full',
  '& svg': { width: '4', height: '4' },
})
const text = css({
  display: 'flex',
  flexDirection: 'column',
  // The time stands below it where the text is large; the mark stays beside it.
  flex: '[1 1 min(6rem, calc(100% - 44px))]',
  minWidth: '0',
  paddingBlockStart: '1',
})
const label = css({ textStyle: 'bodyStrong' })
const note = css({ textStyle: 'small', color: 'fg.muted' })
