import { type RefObject, useEffect, useRef, useState } from 'react'

/** The button that the customer pressed disappears with what it did: the element that says so takes the focus. */
export function useFocusAfter<Target extends HTMLElement>(hasHappened: boolean): RefObject<Target | null> {
  const [before] = useState(hasHappened)
  const element = useRef<Target>(null)
  useEffect(() => {
    if (hasHappened && !before) element.current?.focus()
  }, [hasHappened, before])
  return element
}
