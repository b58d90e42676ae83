import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Returns what had the focus when this overlay appeared, for the `finalFocus` of its dialogs: a dialog that takes the place of
 * another would return the focus into the one that is gone.
 */
export function useOpener(): () => HTMLElement | null {
  const opener = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    opener.current = document.activeElement as HTMLElement | null
  }, [])
  return useCallback(() => opener.current, [])
}
