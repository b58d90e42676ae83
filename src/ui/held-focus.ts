import { type FocusEvent, type RefObject, useRef } from 'react'

/**
 * Where the focus begins in an overlay, which traps it. The customer can use the overlay a moment before the focus trap
 * starts: a customer already in a field stays there and loses no typed text.
 */
export function useHeldFocus(start?: RefObject<HTMLElement | null>) {
  const latest = useRef<HTMLElement>(null)
  return {
    root: {
      initialFocusEl: () => (latest.current?.isConnected ? latest.current : (start?.current ?? null)),
      onFocusOutside: stay,
    },
    content: {
      // What lies over this part is inside it for React, and none of its fields.
      onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
        if (currentTarget.contains(target)) latest.current = target
      },
    },
  }
}

/** What another part does with the focus while it leaves must not close this one. */
const stay = (event: Event) => event.preventDefault()
