import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Returns what had the focus when this overlay appeared, for the `finalFocus` of its dialogs: where one dialog replaces another,
 * the second would otherwise return the focus into the first, which is gone.
 */
export function useOpener(): () => HTMLElement | null {
  const opener = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    opener.current = document.activeElement as HTMLElement | null
  }, [])
  return useCallback(() => opener.current, [])
}
