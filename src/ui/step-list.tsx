import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'
import { VisuallyHidden } from './visually-hidden.tsx'

export type ListedStep = {
  key: string
  label: ReactNode
  state: 'done' | 'now' | 'next' | 'broken'
  /** The state in a word, which is only heard. */
  stateWord?: ReactNode
  /** Of a step that is not done. */
  icon: typeof Check
  hint?: ReactNode
  time?: { iso: string; text: string } | undefined
}

/** What happened, happens and will happen, from top to bottom, with times. */
export const StepList = ({ label, steps }: { label: string; steps: readonly ListedStep[] }) => (
  <ol className={list} aria-label={label}>
    {steps.map(({ key, state, stateWord, icon, hint: words, time, ...step }) => {
      const Icon = state === 'done' ? Check : icon
      return (
        <li key={key} className={row} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span className={mark} aria-hidden="true">
            <Icon />
          </span>
          <span className={text}>
            <span className={name}>{step.label}</span>
            {stateWord && <VisuallyHidden> ({stateWord})</VisuallyHidden>}
          </span>
          {time && <time dateTime={time.iso}>{time.text}</time>}
          {words && <span className={hint}>{words}</span>}
        </li>
      )
    })}
  </ol>
)

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
const name = css({ textStyle: 'bodyStrong' })
/** Below the label and the time, as wide as both. */
const hint = css({ width: 'full', paddingInlineStart: '[44px]', textStyle: 'small', color: 'fg.muted' })
