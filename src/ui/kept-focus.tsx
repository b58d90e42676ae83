import { type ReactNode, useEffect, useRef } from 'react'
import { css } from '#styled/css/index.js'

export type FocusKeeperProps = {
  /** What has the focus next; the last button by default. */
  next?: (inside: HTMLElement) => HTMLElement | null | undefined
  children: ReactNode
}

/** The keyboard stays where it was when the control that had the focus goes, and another one comes in its place. */
export function FocusKeeper({ next = lastButton, children }: FocusKeeperProps) {
  const inside = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)

  // React tells no blur of what it takes away itself: who had the focus then has it nowhere now.
  useEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body || !inside.current) return
    next(inside.current)?.focus({ preventScroll: true })
  })

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches where the focus is
    <div
      ref={inside}
      className={unseen}
      onFocus={() => {
        hadFocus.current = true
      }}
      onBlur={() => {
        hadFocus.current = false
      }}
    >
      {children}
    </div>
  )
}

const lastButton = (inside: HTMLElement) => [...inside.querySelectorAll('button')].at(-1)

const unseen = css({ display: 'contents' })

/** Has the focus after a picture is removed: the last button that chooses pictures, or else the first button. */
export const lastChoice = (inside: HTMLElement): HTMLElement | null =>
  [...inside.querySelectorAll<HTMLElement>('[data-choices] button')].at(-1) ?? inside.querySelector('button')
