import { type FocusEvent, type RefObject, useRef } from 'react'

/**
 * Where the focus of a part over the page begins, which holds it inside. What is drawn can be used a moment before
 * the holding starts: whoever has gone to a field by then stays there, and what they type is not lost.
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
